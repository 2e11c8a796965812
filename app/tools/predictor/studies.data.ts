/** The studies behind the evidence, for the list of sources. The answer itself does not need this module. */
import type { Source } from '~/lib/source'
import { studies, type StudyId } from './evidence.data'

const readOn = '2026-11-25'

const descriptions: Readonly<Record<StudyId, Omit<Source, 'url'>>> = {
  webb: {
    title: 'Measuring Fine-Scale White-Tailed Deer Movements and Environmental Influences Using GPS Collars',
    publisher: 'International Journal of Ecology, 2010, abstract',
    readOn,
    usedFor: 'twilight, rut, moon and weather in the movements of 32 deer in Oklahoma',
  },
  pennRifle: {
    title: 'Mastering Nocturnal Deer Movement for Better Bowhunting',
    publisher: 'Bowhunters United, on the work of Duane Diefenbach',
    readOn,
    usedFor: 'the hours in which bucks moved in Pennsylvania’s rifle season',
  },
  pennHours: {
    title: 'When to hunt for deer in Pennsylvania',
    publisher: 'Centre Daily Times (2018)',
    readOn: '2026-11-28',
    usedFor: 'the end of legal hours in a rifle season',
  },
  pennDaylight: {
    title: 'Vampire Bucks—Not Hardly',
    publisher: 'Deer-Forest Blog, Penn State',
    readOn: '2026-11-28',
    usedFor: 'bucks that moved during the shooting hours of the rifle season of 2013',
  },
  demarais: {
    title: 'Environmental effects on activity patterns of mature male white-tailed deer',
    publisher: 'Southeast Deer Study Group, 1989, abstract',
    readOn,
    usedFor: 'twilight peaks before, in and after the rut',
  },
  hellickson: {
    title: 'Age-specific activity rates of male white-tailed deer in southern Texas',
    publisher: 'Southeast Deer Study Group, 2003, abstract',
    readOn,
    usedFor: 'evening activity, and the shift to daytime in the rut',
  },
  hewitt: {
    title: 'White-tailed Deer Buck Movements During the Rut',
    publisher: 'Boone and Crockett Club',
    readOn,
    usedFor: 'miles a day before and at the peak of the rut',
  },
  georgia: {
    title: 'Use of Passive Camera Grids to Monitor Activity Patterns of White-tailed Deer',
    publisher: 'Southeast Deer Study Group, 2018, abstract',
    readOn,
    usedFor: 'temperature, season and time of day in the activity of does and bucks',
  },
  auburn: {
    title: 'Effects of Abiotic Factors on White-tailed Deer Activity in South Carolina',
    publisher: 'Auburn University, 2020, abstract of a thesis',
    readOn,
    usedFor: 'how much weather, pressure and moon matter beside the time of day',
  },
  kentucky: {
    title: 'Influence of various meteorological conditions on the movement of White-tailed Deer',
    publisher: 'Eastern Kentucky University, 2023, abstract of a poster',
    readOn,
    usedFor: 'pressure and activity',
  },
  pennRain: {
    title: 'Rainy-Day Deer',
    publisher: 'Times News, on the Deer-Forest Study',
    readOn,
    usedFor: 'rain and wind in the movements of bucks and does',
  },
  hepner: {
    title: 'Study shines light on moon phases, deer movement',
    publisher: 'Clarion Ledger, on the study of Jessica Hepner',
    readOn,
    usedFor: 'how little the moon changed the movement of does',
  },
  solunar: {
    title: 'Movement with the Moon: White-tailed Deer Activity and Solunar Events',
    publisher: 'Southeastern Association of Fish and Wildlife Agencies',
    readOn: '2026-11-21',
    usedFor: 'what solunar charts are worth',
  },
  mccoy: {
    title: 'One Sit in the Deer Woods Equals Three Days of Pressure for Mature Bucks',
    publisher: 'Outdoor Life, on the study of Clint McCoy, Auburn University',
    readOn,
    usedFor: 'how long bucks avoid a stand after one sit',
  },
}

export const studySources: readonly Source[] = [
  { ...descriptions.webb, url: studies.webb.url },
  { ...descriptions.pennRifle, url: studies.pennRifle.url },
  { ...descriptions.pennHours, url: studies.pennHours.url },
  { ...descriptions.pennDaylight, url: studies.pennDaylight.url },
  { ...descriptions.demarais, url: studies.demarais.url },
  { ...descriptions.hellickson, url: studies.hellickson.url },
  { ...descriptions.hewitt, url: studies.hewitt.url },
  { ...descriptions.georgia, url: studies.georgia.url },
  { ...descriptions.auburn, url: studies.auburn.url },
  { ...descriptions.kentucky, url: studies.kentucky.url },
  { ...descriptions.pennRain, url: studies.pennRain.url },
  { ...descriptions.hepner, url: studies.hepner.url },
  { ...descriptions.solunar, url: studies.solunar.url },
  { ...descriptions.mccoy, url: studies.mccoy.url },
]
