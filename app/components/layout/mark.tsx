/** The site's mark: the print of a deer's hoof, two toes and the dewclaws behind them. */
export function Mark({ size }: { size: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" fill="currentColor">
      <path d="M14.6 2.2c-5.3 3.6-8.6 10-8.1 15.6.2 2.7 1.7 4.6 4.2 4.6 2.7 0 4.1-2.2 4.3-5.5.2-4.3.2-9.8-.4-14.7Z" />
      <path d="M17.4 2.2c5.3 3.6 8.6 10 8.1 15.6-.2 2.7-1.7 4.6-4.2 4.6-2.7 0-4.1-2.2-4.3-5.5-.2-4.3-.2-9.8.4-14.7Z" />
      <ellipse cx="10.4" cy="27.2" rx="2.1" ry="2.9" transform="rotate(14 10.4 27.2)" />
      <ellipse cx="21.6" cy="27.2" rx="2.1" ry="2.9" transform="rotate(-14 21.6 27.2)" />
    </svg>
  )
}
