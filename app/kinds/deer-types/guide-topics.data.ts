export const guideTopics = [
  {
    title: 'Origins',
    text: 'Its place in the deer family, who first described it, and from which country.',
  },
  {
    title: 'Regions and habitat',
    text: 'Continents and countries, the ground it likes, how high it lives and what weather it can take.',
  },
  {
    title: 'Physical characteristics',
    text: 'Size, weight, coat and antlers of males and females, and how to tell it from its relatives.',
  },
  {
    title: 'Diet',
    text: 'What it eats in spring, summer, fall and winter, and how it feeds.',
  },
  {
    title: 'Breeding',
    text: 'When the rut begins and ends, how long gestation lasts, and how the young are raised.',
  },
  {
    title: 'Behavior',
    text: 'Its daily routine, territory, herds and migrations: what to expect from the animal in front of you.',
  },
  {
    title: 'Conservation',
    text: 'How the species is doing and who says so, what protects it, and what the law says.',
  },
  {
    title: 'Hunting',
    text: 'Where it is hunted, what to carry, which sign to look for, and how to hunt it safely and fairly.',
  },
  {
    title: 'Facts and stories',
    text: 'Surprises even for longtime hunters, and the stories people tell about it.',
  },
] as const
