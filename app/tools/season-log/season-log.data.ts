import type { ToolContent } from '~/tools/tool-content'

export const seasonLogContent: ToolContent = {
  science: [
    {
      title: 'Why a sit without deer counts',
      text: 'Everybody remembers the evening with five deer. A stand is judged by deer per sit, so a log that leaves out the empty sits makes every stand look good. Write down each one, with when you came and when you left.',
      formula: 'deer per sit = deer seen ÷ sits, the empty ones included',
    },
    {
      title: 'What the bars can and cannot say',
      text: 'They show what you saw from where you sat, on the days you went. You hunt a stand when you expect deer there, so a tall bar may say as much about your choices as about deer. Bars that rest on fewer than three sits are marked; ten sits of one stand are still few.',
    },
    {
      title: 'Where the log is kept',
      text: 'In this browser, on this device, and nowhere else. Clearing the browser’s data deletes it. Save it as a file now and then. My Ground saves it together with everything else, and says what an iPhone may delete.',
    },
  ],
  essentialFor: [
    'Hunters with several stands who want to know which one earns its place.',
    'Anyone whose wildlife agency asks for observations at the end of the season.',
    'New hunters, who learn faster from fifty written sits than from fifty remembered ones.',
  ],
  proTips: [
    'Fill it in on the walk out, before the drive changes the story.',
    'Note the time of each sighting. Without it, the light bars cannot count it.',
    'Write the wind you felt, not the one that was forecast.',
    'Save a file at the end of each month.',
  ],
  sources: [],
}
