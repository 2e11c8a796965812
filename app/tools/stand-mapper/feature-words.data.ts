/**
 * The plurals of these words are formed by rule. `words` are also shown to people. In `phrases`, "{a,b}" means either,
 * and "{,a }" means with or without.
 */
import type { FeatureId } from './stand-mapper.data'

interface Vocabulary {
  words: string
  phrases?: string
}

export const vocabulary: Record<FeatureId, Vocabulary> = {
  saddle: {
    words: 'saddle, low gap, gap, notch, dip in the ridge',
    phrases:
      '{ridge,mountain} gap, {gap,gaps,dip,dips,low spot,low spots,low place,notch} in {the,a,that,my} {ridge,ridge top,ridgetop,ridgeline,hill}, low spot on the ridge',
  },
  ridge: {
    words:
      'ridge, ridgeline, ridgetop, spur, hogback, knob, hill, hilltop, hillside, bluff, military crest, leeward side',
    phrases:
      'ridge {line,top,point}, razorback, esker, backbone, lee side, mountainside, mountain top, {side,face} of {a,the} {hill,mountain,ridge}, flat point, point of the ridge, side hill, sidehill, knoll',
  },
  funnel: {
    words:
      'funnel, pinch point, bottleneck, choke point, hourglass, fencerow, hedgerow, shelterbelt, windbreak, fence gap, hole in the fence, travel corridor, oxbow',
    phrases:
      'pinch, pinchpoint, pinch pt, bottle neck, chokepoint, {neck,necks,strip,strips,finger,fingers} of {,the }{timber,woods,trees,cover}, {narrow,thin,brushy,wooded} {neck,strip,corridor}, {gap,gaps,hole,holes,opening} {in,on,through} {the,a,an old,the old} {fence,hedge,hedgerow,fencerow,tree line,trees}, fence {row,crossing,jump,line}, fenceline, fence with a {gap,hole}, open gate, one gate, hedge row, hedge, {,cedar ,pine ,spruce }shelter belt, {cedar,pine,spruce} {shelterbelt,windbreak,fencerow,fence row}, brushy {fencerow,fence row,hedgerow,fence line}, wind break, {necks,pinches,narrows,squeezes} {down,in}, narrows, isthmus',
  },
  bench: {
    words: 'bench, terrace, shelf, hillside shelf, logging road on the slope',
    phrases:
      'flat {shelf,on the slope,on the hillside}, {hillside,sidehill} {flat,terrace,bench}, hillside logging road, shelf on the {slope,hillside}',
  },
  'creek-crossing': {
    words: 'creek crossing, creek, crick, stream, brook, river, ford, beaver dam, beaver pond, creek bottom',
    phrases:
      '{creek,crick,stream,river,brook,water,shallow,good,natural,ditch} crossing, {the,a} crossing, {creek,crick,stream,river} {ford,bottom,bed,bank}, beaver {flooding,flowage,meadow,slough}, {little,small,spring} branch, bayou',
  },
  'field-edge': {
    words:
      'field edge, field, food plot, crop, corn, bean, soybean, wheat, hay, alfalfa, clover, pasture, meadow, tree line, woods edge, staging area',
    phrases:
      '{crop,meadow,pasture,food plot,timber,forest,wood} edge, {edge,edges} of {the,a,my} {field,woods,timber,pasture,crops,corn,beans}, woodline, treeline, wood line, edge where, cornfield, hayfield, beanfield, foodplot, {corn,bean,soybean,hay,alfalfa,clover,wheat,crop,peanut,milo,oat,rye,sorghum,turnip} field, wheat stubble, corn stubble, milo, sorghum, peanut, oats, winter rye, brassica, turnip, sugar beet, green field, ag field, ag land, plot, picked corn, standing corn',
  },
  thicket: {
    words:
      'thicket, bedding, bedding area, thick cover, brush, briar patch, cutover, clearcut, regrowth, swamp, marsh, bog, slough, cattail, alder, willow, laurel, rhododendron, palmetto, cedar, switchgrass, CRP, young pine, blowdown',
    phrases:
      'bedding {ground,cover,spot}, {mountain,laurel} laurel, {thick,heavy,brushy} cover, brier patch, briar, brier, bramble, blackberry, greenbrier, brushy, bush, clear cut, cut over, slash, regen, regen cut, saw grass, switch grass, native grass, tall grass, crp grass, cedar thicket, {planted,young,cutover} pine, planted pine block, pine {plantation,thicket}, wetland, cattail {marsh,slough}, island of {willows,alders,cedars,brush,trees,timber,woods}, tag alder, multiflora rose, honeysuckle, autumn olive, buckbrush, plum thicket, cane, canebrake, mesquite, blow down, deadfall, hinge cut, spruce swamp, hemlock swamp, {cypress,titi,tamarack,cedar,beaver} swamp, buck bed, thick stuff, jungle, rose hedge',
  },
  'oak-flat': {
    words: 'oak flat, oak, white oak, red oak, acorn, oak grove, hardwood flat, beech flat',
    phrases:
      'oak {stand,tree,ridge top}, {flat,grove,stand} of oaks, {acorn,mast} flat, {chestnut,water,pin,bur,burr,live,post,black,swamp,scrub} oak, swamp {white,chestnut} oak, hard mast, beechnut, hickory flat',
  },
  'inside-corner': {
    words: 'inside corner, field corner, corner of the field',
    phrases:
      'inside field corner, {corner,corners} of {the,a,my} {,bean ,corn ,hay ,soybean ,wheat ,alfalfa ,clover ,cut }{field,beans,corn,food plot,pasture,clearing}',
  },
  draw: {
    words: 'draw, hollow, holler, coulee, ravine, gully, swale, drainage, ditch, valley',
    phrases:
      '{head,mouth} of {a,the} {hollow,holler,draw,ravine}, wooded draw, drainage ditch, ditch bank, gulch, grassy waterway, dry wash, arroyo, dry creek bed',
  },
  'cleared-lane': {
    words: 'powerline, pipeline, gas line, right of way, logging road, skid road, two-track, railroad grade, firebreak',
    phrases:
      'cleared lane, {power,pipe,transmission,utility} line, {powerline,power line,pipeline,pipe line,gas line,transmission line} {cut,right of way,easement}, gasline, log road, logging {trail,track}, skid trail, skidder {road,trail}, old {road,road bed,roadbed,rail bed}, woods road, haul road, two tracks, railroad {bed,track}, fire {break,lane}, sendero, shooting lane, tote road',
  },
  'fruit-trees': {
    words: 'apple tree, orchard, crab apple, pear tree, persimmon, plum, honey locust, soft mast',
    phrases:
      'apple, apple orchard, wild apple, crabapple, pear, {persimmon,plum,fruit,honey locust,mulberry} tree, honeylocust, locust pod, pawpaw, mulberry',
  },
  'swamp-island': {
    words: 'island, dry island, swamp island, hammock, hummock',
    phrases:
      'island in {the,a} {swamp,marsh,bog,cattails}, {dry,high} {hump,ground,spot,knoll,rise} {,out }in {,the middle of }{the,a} {swamp,marsh,cattails,slough}, dry hump, {spruce,pine,oak,cedar} island, marsh peninsula, marsh island',
  },
  'water-hole': {
    words: 'water hole, pond, spring seep, seep, stock tank',
    phrases:
      'waterhole, watering hole, {farm,stock,cattle,small} pond, {cattle,water,stock} tank, {spring,seep} {hole,head,seep}, {little,small,natural} spring, water source, mud hole, dugout',
  },
  'open-field': {
    words: 'open field, open ground, flat field, wide open, prairie, no trees',
    phrases:
      '{flat,open,wide open,bare,plowed} {,corn ,bean ,soybean ,wheat ,crop ,hay ,cut ,farm }{field,ground,pasture,prairie,land,dirt,country}, {flat,plowed,picked} {corn,beans} {ground,field}, nothing but {corn,beans,soybeans,wheat,crops,fields,row crops,plowed ground,pasture,grass}, treeless, treeless prairie, not a tree, not one tree, without a tree',
  },
}

/** The phrases that hold a feature’s word and mean something else. */
export const otherMeanings =
  'tree saddle, saddle hunting, saddle hunter, hunting saddle, saddle platform, saddle kit, saddle setup, saddle and platform, new saddle, {out of,from,in} my saddle, saddle horse, horse with a saddle, park bench, shooting bench, bench rest, brush hog, brush pants, brush gun, bog boot, orchard grass, corn pile, corn feeder, deer corn, full draw, to draw, {draw,draws} {deer,bucks,does,them,my,back}, draw {weight,length,tag}, {field,hunting} guide, field dressing, field dress, field camera, {up,down,over} the hill, spur of the moment, off the {hill,mountain}, gap between, oak wilt, {without a,not a,not one} {tree line,treeline}'

/** The words that occur in phrases only, and are often mistyped. */
export const alsoMistyped = 'crossing crossings corner corners'

/** The real words that are a letter away from one of ours. */
export const notTypos =
  'alter alters ample amples apply beach beaches beads beams bears beats belch blush book books brash breaches brian brief brood broom brunch bunch bunches buff cakes cares cases chick click clicks clever closer coins cones cons cores crack creep creeps cross crosses crows drawn dutch fielded fiend filed folds foods forbs forks forms forts halls hallow hells hinges holder holders hulls inland jingle knots knows march mars miles pairs peaks pearl peas peers pens pitch plows plumb plump plus posture pounds punch region ride rides ridged rider riders rivet rover saddled sale scale scales seeds seeks seems sees self sender senders shale shell sheaf sleeps slosh slouch splash stale stamp stamps stash steam steps streak swap swaps thickest ticket tickets volley what whats'
