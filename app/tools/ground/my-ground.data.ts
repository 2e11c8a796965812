import type { ToolContent } from '~/tools/tool-content'

export const myGroundContent: ToolContent = {
  science: [
    {
      title: 'Where the place is kept',
      text: 'With JavaScript on, your place stays in this browser, on this device. It is never sent to us or to anyone else, and “Forget” deletes it. Without JavaScript, a page can only know what its address says, so the place becomes part of the address, rounded to two decimals, about half a mile.',
    },
    {
      title: 'State or point',
      text: 'A state alone is enough for the moon and for a first look at legal light: the tools then use the center of the state’s area. For times to the minute, enter a point. Your phone’s map shows one when you hold a finger on the place: copy it, and paste it into either field. The state and the time zone follow the point.',
    },
  ],
  essentialFor: [
    'Hunters with one lease or farm, who type it once and never again.',
    'Travelers who change the place for a week and want the clocks of that place.',
  ],
  proTips: [
    'Two decimals are enough. Nobody needs your stand to the yard, and sunrise does not change within a mile.',
    'Within half a mile of the line between two time zones, check that the zone is the one your clock shows. If you keep the other zone of your state, choose it.',
  ],
  sources: [
    {
      title: 'Browser storage quotas and eviction criteria',
      publisher: 'MDN Web Docs',
      url: 'https://developer.mozilla.org/en-US/docs/Web/API/Storage_API/Storage_quotas_and_eviction_criteria#proactive_eviction',
      readOn: '2026-11-26',
      usedFor: 'seven days in Safari',
    },
    {
      title: 'Safari and Progressive Web Apps',
      publisher: 'Pixel Envy, quoting the WebKit team',
      url: 'https://pxlnv.com/linklog/safari-pwa/',
      readOn: '2026-11-27',
      usedFor: 'the app on the home screen, which is not part of Safari',
    },
    {
      title: 'Timezone Boundary Builder',
      publisher: '© OpenStreetMap contributors, Open Database License',
      url: 'https://github.com/evansiroky/timezone-boundary-builder',
      readOn: '2026-11-26',
      usedFor: 'the lines between time zones',
    },
    {
      title: 'United States Districts',
      publisher: 'The @unitedstates project, from the U.S. Census Bureau',
      url: 'https://github.com/unitedstates/districts',
      readOn: '2026-11-26',
      usedFor: 'the lines between states',
    },
  ],
}
