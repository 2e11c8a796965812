/**
 * These CHECKs belong to shipped migrations, so none is ever changed: a new rule gets a new name.
 * Each is a named constraint that opens with the column. The schemas of the features refuse first,
 * and must be as strict or stricter. Lengths count code points, as the schemas do.
 */
import { sql, type RawBuilder } from 'kysely'

// JavaScript's trim() removes these characters; SQLite's own trim() knows the space alone.
const whitespace =
  'char(9,10,11,12,13,32,160,5760,8192,8193,8194,8195,8196,8197,8198,8199,8200,8201,8202,8232,8233,8239,8287,12288,65279)'

export function line(column: string, max: number): RawBuilder<unknown> {
  return rule(
    `${column}: 1 to ${String(max)} characters, no white space at the ends`,
    `${column} = trim(${column}, ${whitespace}) AND length(${column}) BETWEEN 1 AND ${String(max)}`,
  )
}

/** The text must say something; white space at its ends is the author's affair. */
export function prose(column: string, max: number): RawBuilder<unknown> {
  return rule(
    `${column}: 1 to ${String(max)} characters, not white space alone`,
    `trim(${column}, ${whitespace}) <> '' AND length(${column}) <= ${String(max)}`,
  )
}

/** An absent text is NULL, never empty, so that there is one way to say it. */
export function optional(column: string, max: number): RawBuilder<unknown> {
  return rule(
    `${column}: NULL or 1 to ${String(max)} characters`,
    `${column} IS NULL OR length(${column}) BETWEEN 1 AND ${String(max)}`,
  )
}

export function slug(column: string): RawBuilder<unknown> {
  return rule(
    `${column}: lower case, digits and single hyphens`,
    `length(${column}) BETWEEN 1 AND 240 AND ${column} NOT GLOB '*[^a-z0-9-]*'` +
      ` AND ${column} NOT GLOB '-*' AND ${column} NOT GLOB '*-' AND ${column} NOT GLOB '*--*'`,
  )
}

export function email(column: string): RawBuilder<unknown> {
  return rule(
    `${column}: an e-mail address of at most 254 characters`,
    `${column} GLOB '?*@?*' AND ${column} NOT GLOB '* *' AND ${column} = trim(${column}, ${whitespace})` +
      ` AND length(${column}) <= 254`,
  )
}

export function flag(column: string): RawBuilder<unknown> {
  return rule(`${column}: 0 or 1`, `${column} IN (0, 1)`)
}

export function integer(column: string, min: number, max: number): RawBuilder<unknown> {
  return rule(`${column}: ${String(min)} to ${String(max)}`, `${column} BETWEEN ${String(min)} AND ${String(max)}`)
}

export function oneOf(column: string, values: readonly string[]): RawBuilder<unknown> {
  return rule(`${column}: one of its values`, `${column} IN (${values.map((value) => `'${value}'`).join(', ')})`)
}

/** The rule checks shape and calendar: SQLite writes an instant back the same way only when it exists (24:00 apart). */
export function instant(column: string): RawBuilder<unknown> {
  return rule(
    `${column}: an instant such as 2026-11-21T09:30:00.000Z`,
    `${column} IS NULL OR (strftime('%Y-%m-%dT%H:%M:%fZ', ${column}) IS ${column} AND ${column} NOT GLOB '*T24*')`,
  )
}

/** The rule checks shape and calendar, in this century, so that a mistyped year does not pass. */
export function day(column: string): RawBuilder<unknown> {
  return rule(`${column}: a day such as 2026-11-21`, `date(${column}) IS ${column} AND ${column} GLOB '20??-??-??'`)
}

export function notBefore(column: string, first: string): RawBuilder<unknown> {
  return rule(`${column}: not before ${first}`, `${column} >= ${first}`)
}

export function webAddress(column: string, max: number): RawBuilder<unknown> {
  return rule(
    `${column}: http or https, at most ${String(max)} characters`,
    `(${column} GLOB 'http://?*' OR ${column} GLOB 'https://?*') AND length(${column}) <= ${String(max)}`,
  )
}

/** The column stores only the SHA-256, in hexadecimal, of a secret that another side holds. */
export function sha256(column: string): RawBuilder<unknown> {
  return rule(
    `${column}: 64 hexadecimal digits in lower case`,
    `length(${column}) = 64 AND ${column} NOT GLOB '*[^0-9a-f]*'`,
  )
}

/** No password is ever stored as it was typed. */
export function scryptHash(column: string): RawBuilder<unknown> {
  return rule(
    `${column}: made by scrypt`,
    `${column} GLOB '$scrypt$ln=*,r=*,p=*$*$*' AND length(${column}) BETWEEN 80 AND 200`,
  )
}

/** The text is AES-256-GCM of twenty bytes, with nonce and tag: no secret is ever stored as it is. */
export function sealedSecret(column: string): RawBuilder<unknown> {
  return rule(
    `${column}: 48 sealed bytes in base64url`,
    `length(${column}) = 64 AND ${column} NOT GLOB '*[^A-Za-z0-9_-]*'`,
  )
}

/** The default is `[]`. CASE is needed, because json_type() fails on text that is no JSON. */
export function jsonList(column: string, maxItems = 1000): RawBuilder<unknown> {
  const check = rule(
    `${column}: a JSON list of at most ${String(maxItems)}`,
    `CASE WHEN json_valid(${column}) THEN json_type(${column}) = 'array' AND json_array_length(${column}) <= ` +
      `${String(maxItems)} AND length(${column}) <= 262144 ELSE 0 END`,
  )
  return sql`${sql.raw(column)} TEXT NOT NULL DEFAULT '[]' ${check}`
}

/** CASE is needed as in jsonList(). */
export function jsonObject(column: string, max: number): RawBuilder<unknown> {
  return rule(
    `${column}: NULL or a JSON object of at most ${String(max)} characters`,
    `CASE WHEN ${column} IS NULL THEN 1 WHEN json_valid(${column}) THEN json_type(${column}) = 'object'` +
      ` AND length(${column}) <= ${String(max)} ELSE 0 END`,
  )
}

function rule(name: string, condition: string): RawBuilder<unknown> {
  return sql.raw(`CONSTRAINT "${name}" CHECK (${condition})`)
}
