/**
 * Who says so: the sources of the dates in state-rut.data.ts, read as stored copies of their pages. Apart from them, so
 * that a tool that shows no sources does not load them.
 */
export interface RutSource {
  publisher: string
  url: string
}

/** The day on which the copies were read. */
export const rutSourcesReadOn = '2026-11-25'

export const rutSources = {
  ak: {
    publisher: 'Alaska Department of Fish and Game (2019)',
    url: 'http://www.adfg.alaska.gov/index.cfm?adfg=wildlifenews.view_article&articles_id=915',
  },
  al: {
    publisher: 'Alabama Wildlife and Freshwater Fisheries, hunting guide 2020–21',
    url: 'https://www.eregulations.com/alabama/hunting/new-opportunities-for-deer-hunters',
  },
  ar: {
    publisher: 'Arkansas Democrat-Gazette, after Arkansas Game and Fish (2019)',
    url: 'https://www.pressreader.com/usa/arkansas-democrat-gazette/20191124/282772063417487',
  },
  ct: {
    publisher: 'Wilton Bulletin, after Connecticut’s DEEP',
    url: 'https://www.wiltonbulletin.com/news/connecticut/article/Watch-out-for-that-deer-13980280.php',
  },
  de: {
    publisher: 'The News Journal, after Delaware’s deer biologist (2014)',
    url: 'https://www.delawareonline.com/story/news/local/2014/11/14/sleepless-nights-precede-opening-deer-season/19050891/',
  },
  fl: {
    publisher: 'Richter and Labisky, abstract at Scilit',
    url: 'https://scilit.com/publications/0d406cf19faf1d5396296c4503f21819',
  },
  ga: {
    publisher: 'WTXL, after the University of Georgia (2015)',
    url: 'https://www.wtxl.com/news/researchers-know-when-drivers-should-be-on-the-lookout-for/article_018fe24e-6600-11e5-baba-9b0ce75e3d80.html',
  },
  gaAthens: {
    publisher: 'Grady Newsource, after the University of Georgia',
    url: 'https://gradynewsource.uga.edu/deer-vehicle-collisions-increase-in-mating-season',
  },
  gaAtlanta: {
    publisher: 'The Atlanta Journal-Constitution, after Georgia’s DNR',
    url: 'http://www.ajc.com/news/this-when-deer-make-whoopee-and-this-why-you-should-care/2HDgekOJ4v9LenQrUsuDLM',
  },
  gaCoast: {
    publisher: 'Coastal Courier, after the University of Georgia',
    url: 'https://coastalcourier.com/news/outdoorsrecreation/map-shows-where-deer-pose-biggest-threat',
  },
  hi: {
    publisher: 'Hawaii Department of Land and Natural Resources',
    url: 'https://dlnr.hawaii.gov/recreation/hunting/mammal/',
  },
  ia: {
    publisher: 'Reproductive performance of white-tailed deer in Iowa, abstract at R Discovery',
    url: 'https://discovery.researcher.life/article/reproductive-performance-of-white-tailed-deer-in-iowa/3d544ccc238f3059be76827dae3fc342',
  },
  in: {
    publisher: 'ABC57, an interview with Indiana’s deer biologist',
    url: 'https://abc57.com/news/are-you-seeing-more-deer-in-michiana-right-now-an-expert-explains',
  },
  ks: {
    publisher: 'Kansas Department of Wildlife and Parks (2007)',
    url: 'http://ksoutdoors.com/KDWPT-Info/News/News-Archive/2007-Weekly-News-Archive/10-25-07/NOVEMBER-MARKS-THE-PEAK-OF-DEER-VEHICLE-ACCIDENTS',
  },
  ky: {
    publisher: 'NewsBreak, after Kentucky’s wildlife officials (2021)',
    url: 'https://www.newsbreak.com/news/2428186438374/getting-to-know-the-gun-deer-season-warming-to-blaze-orange',
  },
  la: {
    publisher: 'Louisiana Department of Wildlife and Fisheries',
    url: 'http://www.wlf.louisiana.gov/hunting/louisiana-estimated-deer-breeding-periods',
  },
  ma: {
    publisher: 'MassWildlife, in iBerkshires',
    url: 'https://www.iberkshires.com/story/80787/MassWildlife-A-closer-look-at-deer-breeding-season.html',
  },
  md: {
    publisher: 'Ocean City Today, after Maryland’s deer project (2017)',
    url: 'https://oceancitytoday.villagesoup.com/p/drive-with-caution-as-deer-mating-season-continues/1699116',
  },
  me: {
    publisher: 'Portland Press Herald, after Maine’s deer biologists (2010)',
    url: 'https://www.pressherald.com/2010/11/07/hunters-who-havent-gotten-a-deer-yet-can-take-heart_2010-11-07/',
  },
  mi: {
    publisher: 'Michigan DNR’s forecast, in Woods-N-Water News (2013)',
    url: 'https://woods-n-waternews.com/2013/11/01/articles-in-this-issue-i-2013-11-01-216967-112113-deer-2013-html/',
  },
  mn: {
    publisher: 'Star Tribune, an interview with Minnesota’s DNR',
    url: 'https://www.startribune.com/in-the-rut-breeding-season-is-key-for-deer-hunters/340015631',
  },
  mo: {
    publisher: 'Missouri Department of Conservation (2001)',
    url: 'http://mdc.mo.gov/conmag/2001/09/back-cover',
  },
  ms: {
    publisher: 'The Sun Herald, after Mississippi’s MDWFP (2008)',
    url: 'http://www.redorbit.com/news/science/1239802/prime_deer_hunting_time_south_mississippi_enjoys_longer_season/',
  },
  mtWa: {
    publisher: 'The Spokesman-Review (2010)',
    url: 'https://spokesman.com/stories/2010/nov/07/bucks-exposed',
  },
  nc: {
    publisher: 'Carolina Sportsman, after North Carolina’s deer biologist',
    url: 'https://www.carolinasportsman.com/hunting/deer-hunting/peak-of-rut-in-north-carolina-can-vary-greatly-by-location/',
  },
  nd: {
    publisher: 'KFYR, an interview with North Dakota Game and Fish (2021)',
    url: 'https://www.kfyrtv.com/2021/11/06/annual-deer-breeding-season/',
  },
  ne: {
    publisher: 'Nebraskaland, Nebraska Game and Parks (2015)',
    url: 'http://mag.outdoornebraska.gov/i/547470/5',
  },
  nh: {
    publisher: 'Concord Monitor, after New Hampshire Fish and Game',
    url: 'http://www.concordmonitor.com/topic/8796706-95/hunters-corner-getting-the-skinny-on-deer-productivity',
  },
  nj: {
    publisher: 'New Jersey DEP (2021)',
    url: 'https://www.einpresswire.com/article/554816533/',
  },
  ny: {
    publisher: 'New York’s DEC, in LongIsland.com (2016)',
    url: 'https://longisland.com/news/11-08-16/dec-young-bucks-deer-breeding.html',
  },
  oh: {
    publisher: 'The Plain Dealer, an interview with Ohio’s deer biologist (2014)',
    url: 'https://www.cleveland.com/outdoors/2014/10/ohio_bowhunters_can_enjoy_prim.html',
  },
  ok: {
    publisher: 'Oklahoma Department of Wildlife Conservation, in Buckmasters (2010)',
    url: 'http://www.buckmasters.com/oklahoma-officials-detail-rut-rifle-season-opens-nov-20-2.aspx',
  },
  pa: {
    publisher: 'Pennsylvania Game Commission',
    url: 'https://www.pgc.pa.gov/Wildlife/WildlifeSpecies/White-tailedDeer/Pages/Whenistherut.aspx',
  },
  ri: {
    publisher: 'The Block Island Times, after Rhode Island’s DEM (2021)',
    url: 'https://www.blockislandtimes.com/article/watch-out-deer/60008',
  },
  sc: {
    publisher: 'Buckmasters, after South Carolina’s DNR',
    url: 'http://www.buckmasters.com/when-is-the-rut-in-south-carolina.aspx',
  },
  tn: {
    publisher: 'Outdoor Life, after Tennessee’s big game coordinator (2012)',
    url: 'https://www.outdoorlife.com/blogs/big-buck-zone/2012/09/tennessee-deer-season-2012-hunting-forecast/',
  },
  tx: {
    publisher: 'Texas Fish & Game, after Texas Parks and Wildlife',
    url: 'https://fishgame.com/2016/09/when-the-deer-rutting-on-your-lease/',
  },
  txCross: {
    publisher: 'Brownwood News, after Texas Parks and Wildlife',
    url: 'https://brownwoodnews.com/2023/11/23/whitetail-deer-breeding-season-fawns-and-harvesting-does',
  },
  txSouth: {
    publisher: 'Texas Fish & Game (2018), after Texas Parks and Wildlife',
    url: 'https://fishgame.com/2018/12/is-the-rut-still-on-anywhere-january-2019/',
  },
  vt: {
    publisher: 'Central Maine, after Vermont’s deer project leader (2011)',
    url: 'https://www.centralmaine.com/2011/11/19/theories-abound-on-peak-rut-dates_2011-11-18/',
  },
  wi: {
    publisher: 'WFRV, after Wisconsin’s DNR, reprinted by ACME Sponge (2024)',
    url: 'https://acmesponge.com/news/seeing-more-deer-lately-wisconsin-133708261.html',
  },
  wv: {
    publisher: 'Charleston Gazette-Mail (2010)',
    url: 'http://blogs.wvgazettemail.com/johnmccoy/2010/11/16/w-va-dnr-this-years-whitetail-rut-should-last-longer/',
  },
} satisfies Record<string, RutSource>

export type RutSourceId = keyof typeof rutSources
