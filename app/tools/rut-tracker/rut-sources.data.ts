/**
 * The sources are apart from the dates, so that a tool that shows none does not load them. All were read as stored
 * copies.
 */
export interface RutSource {
  publisher: string
  url: string
}

/** The copies were read by this day. */
export const rutSourcesReadOn = '2026-11-28'

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
  az: {
    publisher: 'Field & Stream (1999)',
    url: 'https://www.fieldandstream.com/articles/ishot-business/i-magazine/1999/12/arizona-coues-deer/',
  },
  ca: {
    publisher: 'California Department of Fish and Wildlife',
    url: 'https://wildlife.ca.gov/Conservation/Mammals/Deer',
  },
  ct: {
    publisher: 'Wilton Bulletin, after Connecticut’s DEEP (2019)',
    url: 'https://www.wiltonbulletin.com/news/connecticut/article/Watch-out-for-that-deer-13980280.php',
  },
  de: {
    publisher: 'The News Journal, after Delaware’s deer biologist (2014)',
    url: 'https://www.delawareonline.com/story/news/local/2014/11/14/sleepless-nights-precede-opening-deer-season/19050891/',
  },
  fl: {
    publisher: 'Florida Sportsman, after the Florida Fish and Wildlife Conservation Commission (2023)',
    url: 'https://www.floridasportsman.com/editorial/white-tailed-deer-peak-rut-map/398253',
  },
  flHerds: {
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
    publisher: 'Radio Iowa, after state officials (2025)',
    url: 'https://www.radioiowa.com/2025/11/13/iowa-hunters-so-far-have-harvested-22240-deer-this-fall/',
  },
  id: {
    publisher: 'East Idaho News, outdoor column (2025)',
    url: 'https://www.eastidahonews.com/2025/11/white-tailed-deers-rut-is-in-full-swing',
  },
  il: {
    publisher: 'The State Journal-Register, with Illinois’s DNR (2010)',
    url: 'http://www.prairiestateoutdoors.com/pso/article/hunters_and_drivers_get_ready_peak_of_the_rut_is_just_days_away',
  },
  in: {
    publisher: 'ABC57, an interview with Indiana’s deer biologist',
    url: 'https://abc57.com/news/are-you-seeing-more-deer-in-michiana-right-now-an-expert-explains',
  },
  ks: {
    publisher: 'Kansas Department of Wildlife and Parks (2009), in the Internet Archive',
    url: 'https://web.archive.org/web/2019/http://ksoutdoors.com/KDWPT-Info/KS-Outdoors-Today/Thursday-October-29-2009',
  },
  ky: {
    publisher: 'WDRB, quoting Kentucky’s Department of Fish and Wildlife Resources (2021)',
    url: 'https://www.wdrb.com/news/kentucky-modern-gun-deer-hunting-season-starts-this-weekend/article_0dcc2206-419c-11ec-bc93-e71dbabfd9b5.html',
  },
  la: {
    publisher: 'The Advocate, after Louisiana’s LDWF (2018)',
    url: 'https://www.theadvocate.com/baton_rouge/sports/outdoors/article_2df1fee6-c410-11e8-8a48-4b23f4fc1796.html',
  },
  laMap: {
    publisher: 'Louisiana Department of Wildlife and Fisheries, map',
    url: 'https://www.wlf.louisiana.gov/page/deer-breeding-periods',
  },
  laNorthwest: {
    publisher: 'The Times-Picayune (2012)',
    url: 'http://www.nola.com/outdoors/index.ssf/2012/01/late_season_good_for_hunting_b.html',
  },
  laRivers: {
    publisher: 'The Advocate',
    url: 'http://www.theadvocate.com/baton_rouge/sports/outdoors/article_cacacb5c-e8a0-5809-a337-d1ed83870cf7.html',
  },
  ma: {
    publisher: 'Telegram & Gazette (2017)',
    url: 'http://www.telegram.com/news/20171109/mark-blazis-deer-rut-in-full-effect-across-region',
  },
  maAgency: {
    publisher: 'MassWildlife, in iBerkshires',
    url: 'https://www.iberkshires.com/story/80787/MassWildlife-A-closer-look-at-deer-breeding-season.html',
  },
  md: {
    publisher: 'Ocean City Today, after Maryland’s deer project (2017)',
    url: 'https://oceancitytoday.villagesoup.com/p/drive-with-caution-as-deer-mating-season-continues/1699116',
  },
  me: {
    publisher: 'Bangor Daily News, after Maine’s deer biologist (2015)',
    url: 'https://outthere.bdnblogs.com/2015/11/05/hunting/deer-season-tidbits-how-much-do-you-know-about-the-rut/',
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
    publisher: 'The Sun Herald, after Mississippi’s MDWFP (2008), in the Internet Archive',
    url: 'https://web.archive.org/web/2012/http://www.redorbit.com/news/science/1239802/prime_deer_hunting_time_south_mississippi_enjoys_longer_season/',
  },
  msDelta: {
    publisher: 'Mississippi Sportsman, after MDWFP',
    url: 'https://www.ms-sportsman.com/hunting/deer-hunting/the-rut-healthy-delta-deer-breed-earlier/',
  },
  msMap: {
    publisher: 'The Clarion-Ledger, after MDWFP (2014)',
    url: 'https://www.clarionledger.com/story/outdoorsreport/2014/12/16/deer-rut-in-your-area/20427215/',
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
    publisher: 'Outdoor Life, after New Jersey’s deer biologist (2012)',
    url: 'https://www.outdoorlife.com/blogs/big-buck-zone/2012/09/new-jersey-deer-season-2012-hunting-forecast/',
  },
  nv: {
    publisher: 'Nevada Department of Wildlife',
    url: 'https://www.ndow.org/species/mule-deer/',
  },
  ny: {
    publisher: 'New York’s DEC, in LongIsland.com (2016)',
    url: 'https://longisland.com/news/11-08-16/dec-young-bucks-deer-breeding.html',
  },
  oh: {
    publisher: 'The Plain Dealer, an interview with Ohio’s deer biologist (2014)',
    url: 'https://www.cleveland.com/outdoors/2014/10/ohio_bowhunters_can_enjoy_prim.html',
  },
  ohBreeding: {
    publisher: 'The News Watchman, quoting Ohio’s DNR (2022)',
    url: 'https://www.newswatchman.com/region_state/article_67063b02-6501-11ed-a087-13e6d1f3ce07.html',
  },
  ohPeak: {
    publisher: 'Outdoors with Frischkorn, after Ohio’s deer administrator (2015)',
    url: 'https://outdoorswithfrischkorn.blogspot.com/2015/10/with-approach-of-rut-ohios-deer-hunting.html',
  },
  ok: {
    publisher: 'Oklahoma Department of Wildlife Conservation, in Buckmasters (2010)',
    url: 'http://www.buckmasters.com/oklahoma-officials-detail-rut-rifle-season-opens-nov-20-2.aspx',
  },
  pa: {
    publisher: 'Pennsylvania Game Commission, in the Internet Archive',
    url: 'https://web.archive.org/web/2019/http://www.pgc.pa.gov/Wildlife/WildlifeSpecies/White-tailedDeer/Pages/Whenistherut.aspx',
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
  tnFetuses: {
    publisher: 'Nooga.com, after the Tennessee Wildlife Resources Agency',
    url: 'http://nooga.com/159485/rutting-study-results-hunting-season-comments-sought/',
  },
  tx: {
    publisher: 'Texas Fish & Game, after Texas Parks and Wildlife’s study (1996)',
    url: 'https://fishgame.com/2016/09/when-the-deer-rutting-on-your-lease/',
  },
  txCross: {
    publisher: 'Brownwood News, after Texas Parks and Wildlife’s study (1996)',
    url: 'https://brownwoodnews.com/2023/11/23/whitetail-deer-breeding-season-fawns-and-harvesting-does',
  },
  txSouth: {
    publisher: 'Texas Fish & Game (2018), after Texas Parks and Wildlife’s study (1996)',
    url: 'https://fishgame.com/2018/12/is-the-rut-still-on-anywhere-january-2019/',
  },
  va: {
    publisher: 'The Free Lance-Star, after Virginia’s deer program manager',
    url: 'https://fredericksburg.com/sports/outdoors/ken-perrotte-accidental-shootings-on-final-day-mar-hunting-season/article_8db2a837-4e33-5171-b959-022c96392600.html',
  },
  vt: {
    publisher: 'Central Maine, after Vermont’s deer project leader (2011)',
    url: 'https://www.centralmaine.com/2011/11/19/theories-abound-on-peak-rut-dates_2011-11-18/',
  },
  wi: {
    publisher: 'Wisconsin’s DNR, in The Post-Crescent (2014)',
    url: 'https://www.postcrescent.com/story/sports/outdoors/2014/11/07/dnr-report-rut-deer/18638013/',
  },
  wiEnd: {
    publisher: 'Wisconsin’s DNR, in The Post-Crescent (2015)',
    url: 'https://www.postcrescent.com/story/sports/outdoors/2015/11/19/dnr-outdoor-report-nov-19/76074390/',
  },
  wiStrong: {
    publisher: 'Wisconsin’s DNR (2015)',
    url: 'https://dnr.wi.gov/news/OR/?id=463',
  },
  wv: {
    publisher: 'The Dominion Post, by wildlife professor Dave Samuel (2020)',
    url: 'https://dominionpost.com/2020/03/14/the-science-behind-the-rut',
  },
} satisfies Record<string, RutSource>

export type RutSourceId = keyof typeof rutSources
