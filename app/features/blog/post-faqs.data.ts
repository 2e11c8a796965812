/** The three questions that stand below every post. */
export const postFaqs = [
  {
    question: 'What do deer eat in each season?',
    answer:
      'Deer pick what is best at the time. In spring they take new grass, forbs and opening leaves; in summer forbs, leaves and crops; in fall acorns, fruit and what is left in the fields, to lay on fat; in winter twigs, buds and evergreen leaves. What stands on the menu in your woods depends on the plants that grow there, so look for bitten stems and droppings before you trust a list.',
  },
  {
    question: 'Why are deer most active at dawn and dusk?',
    answer:
      'Most deer move between cover and food in the half light, when their eyes serve them well and people see poorly. They feed at night and for short spells by day too. Hunting pressure pushes their movement further into the dark, and the rut brings bucks to their feet at any hour.',
  },
  {
    question: 'When are the best times to hunt deer?',
    answer:
      'The first and the last hours of legal light are the most dependable through the season. In the rut a whole day in the stand can pay. Legal shooting hours and seasons are set by your wildlife agency and change; read the current rules before each hunt.',
  },
] as const
