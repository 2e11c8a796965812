/** A cell that a spreadsheet would take for a formula gets an apostrophe, and loses it when it is read. */
export const formulaCell = /^'*[=+\-@\t\r]/
export const addedApostrophe = /^'(?='*[=+\-@\t\r])/
