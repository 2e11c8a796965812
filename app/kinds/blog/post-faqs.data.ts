export const postFaqs = [
  {
    question: 'What do deer eat in each season?',
    answer:
      'Deer eat what is best at the time. In spring they take new grass, forbs and opening leaves; in summer, forbs, leaves and crops; in fall, acorns, fruit and crop leftovers to put on fat; in winter, twigs, buds and evergreen leaves. The menu in your woods depends on what grows there, so look for bitten stems and droppings before you trust a list.',
  },
  {
    question: 'Why are deer most active at dawn and dusk?',
    answer:
      'Most deer move between cover and food in low light, when they see well and people see poorly. They also feed at night and for short stretches during the day. Hunting pressure pushes their movement further into the dark, and the rut gets bucks on their feet at any hour.',
  },
  {
    question: 'When are the best times to hunt deer?',
    answer:
      'The first and last hours of legal light are the most dependable all season. In the rut, an all-day sit can pay off. Your wildlife agency sets seasons and legal shooting hours, and they change, so read the current rules before each hunt.',
  },
] as const
