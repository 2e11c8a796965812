/** Both versions have the types of version 12. */
export { default } from 'better-sqlite3'
