/** Patterns and fills tell the kinds apart on a map by more than color. */

export const rangePatterns =
  '<defs><pattern id="stripes" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path fill="var(--paper)" d="M0 0h9v9H0z"/><path fill="var(--bark)" d="M0 0h4.5v9H0z"/></pattern><pattern id="dots" width="10" height="10" patternUnits="userSpaceOnUse"><path fill="var(--paper)" d="M0 0h10v10H0z"/><circle cx="2.5" cy="2.5" r="2.2" fill="var(--moss)"/><circle cx="7.5" cy="7.5" r="2.2" fill="var(--moss)"/></pattern></defs>'

export const rangeFills: Readonly<Record<string, string>> = {
  native: 'fill="var(--moss)"',
  'native part': 'fill="var(--moss)" fill-opacity=".55"',
  restored: 'fill="url(#dots)" stroke="var(--moss)"',
  introduced: 'fill="url(#stripes)" stroke="var(--bark)"',
}
