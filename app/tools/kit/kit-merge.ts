/** What a browser keeps is only added to, or replaced by what a file has. */
import { savedListsKey, withMissingLists } from '~/tools/checklist/saved-marks'
import { cameraVisitsKey, mergeVisits, parseVisits, serializeVisits } from '~/tools/season-log/camera-visit'
import type { StoredMap } from '~/tools/stand-map/map-file'
import { mergeStands, mostStands, readStands, toFullQuery } from '~/tools/stands/stand'
import { rowsBack, type States } from '~/lib/rows-back'
import { countOf } from '~/lib/text'
import { standsKey, type Kit } from './kit-file'

/** Adds what is missing here. Nothing here changes but for parts that were empty. */
export function withMissing(here: Kit, added: Kit): { kit: Kit; leftOut: string[] } {
  const stands = mergeStands(readStandText(here), readStandText(added))
  const both = (key: string, merge: (mine: string, theirs: string) => string) => {
    const [mine, theirs] = [here.texts[key], added.texts[key]]
    return mine !== undefined && theirs !== undefined ? { [key]: merge(mine, theirs) } : {}
  }
  const texts = {
    ...added.texts,
    ...here.texts,
    ...both(savedListsKey, withMissingLists),
    ...both(cameraVisitsKey, (mine, theirs) => serializeVisits(mergeVisits(parseVisits(mine), parseVisits(theirs)))),
    ...(standsKey in here.texts || standsKey in added.texts
      ? { [standsKey]: toFullQuery(stands.stands).toString() }
      : {}),
  }
  const ids = new Set([...here.sits, ...here.maps.map(({ map }) => map)].map(({ id }) => id))
  const withPicture = ({ map, picture }: StoredMap) => ({
    map,
    picture: picture ?? added.maps.find((other) => other.map.id === map.id)?.picture,
  })
  return {
    kit: {
      texts,
      sits: [...here.sits, ...added.sits.filter(({ id }) => !ids.has(id))],
      maps: [...here.maps.map(withPicture), ...added.maps.filter(({ map }) => !ids.has(map.id))],
    },
    leftOut:
      stands.left === 0
        ? []
        : [`${countOf(stands.left, 'stand')} left out: the list has room for ${String(mostStands)}.`],
  }
}

/** Puts what a file has in the place of what is here. What the file does not have stays. */
export function withReplaced(here: Kit, { texts, sits, maps }: Kit): Kit {
  return {
    texts: { ...here.texts, ...texts },
    sits: sits.length === 0 ? here.sits : sits,
    maps: maps.length === 0 ? here.maps : maps,
  }
}

type Kits = States<Kit>

/** Takes back what turned `before` into `after`, and leaves alone what has changed since. */
export function takenBack(kits: Kits): Kit {
  return {
    texts: Object.fromEntries(
      rowsBack(
        each(kits, ({ texts }) => Object.entries(texts)),
        ([key]) => key,
      ),
    ),
    sits: rowsBack(
      each(kits, ({ sits }) => sits),
      ({ id }) => id,
    ),
    // A picture never changes, and has millions of bytes.
    maps: rowsBack(
      each(kits, ({ maps }) => maps),
      ({ map }) => map.id,
      ({ map }) => map,
    ),
  }
}

function each<Row>({ before, after, now }: Kits, rowsOf: (kit: Kit) => readonly Row[]): States<readonly Row[]> {
  return { before: rowsOf(before), after: rowsOf(after), now: rowsOf(now) }
}

function readStandText({ texts }: Kit) {
  return readStands(new URLSearchParams(texts[standsKey] ?? ''))
}
