/** A cell that a spreadsheet would take for a formula gets an apostrophe, and loses it when it is read. */
export const formulaCell = /^'*[=+\-@\t\r]/

export function cellText(cell: string): string {
  return cell.replace(/^'(?='*[=+\-@\t\r])/, '')
}
