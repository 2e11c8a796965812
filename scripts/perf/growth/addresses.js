/**
 * Every address whose cost may grow with the site, of one database: its records and the places in its lists are looked
 * up there. The names are the same for every database.
 */
import BetterSqlite3 from '../../../db/sqlite/better-sqlite3.js'
import { apiAddresses } from './api-addresses.js'
import { dashboardAddresses } from './dashboard-addresses.js'
import { publicAddresses } from './public-addresses.js'
import { searchAddresses } from './search-addresses.js'

/**
 * @typedef {object} Address
 * @property {string} name
 * @property {string} path
 * @property {boolean} [isWhole] an answer with all rows of a list, which grows with it by its nature
 */

/**
 * @param {string} database path of the file
 * @returns {Address[]}
 */
export function listAddresses(database) {
  const db = new BetterSqlite3(database, { readonly: true })
  try {
    return [...publicAddresses(db), ...searchAddresses(), ...apiAddresses(db), ...dashboardAddresses(db)]
  } finally {
    db.close()
  }
}
