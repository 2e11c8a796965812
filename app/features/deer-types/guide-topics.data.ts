/** What a page of the guide tells, topic by topic: the explainer below the list of species. */
export const guideTopics = [
  {
    title: 'Origins',
    text: 'Where the species stands in the deer family, who described it first, and from which country.',
  },
  {
    title: 'Regions and habitat',
    text: 'Continents and countries, the ground it likes, how high it lives and what weather it bears.',
  },
  {
    title: 'Physical characteristics',
    text: 'Size, weight, coat and antlers of male and female, and the marks that tell it from its relatives.',
  },
  {
    title: 'Diet',
    text: 'What it eats in spring, summer, fall and winter, and how that moves it across the country.',
  },
  {
    title: 'Breeding',
    text: 'When the rut begins and ends, how long the young are carried, and how they are raised.',
  },
  {
    title: 'Behavior',
    text: 'Its day, its ground, its company and its journeys: what to expect from the animal in front of you.',
  },
  {
    title: 'Conservation',
    text: 'How it fares in the world and by whose judgment, what protects it, and what the law says.',
  },
  {
    title: 'Hunting',
    text: 'Where it is hunted, what to carry, which sign to read, and practice that is safe and fair.',
  },
  {
    title: 'Facts and stories',
    text: 'What surprises even those who have hunted it for years, and the tales that people tell of it.',
  },
] as const
