/** The texts that a database starts with. They are never edited; all but `orderAgreed` belong to the first migration. */

export const team = {
  fullName: 'Stagwise Team',
  isPerson: 0,
  experience: 'The editors of this site',
  bio:
    'Posts under this name are the work of the people who run this site. They are written and edited together, ' +
    'so no single author signs them. Corrections are welcome through the contact page.',
}

export const firstChange = '2026-11-25T00:00:00.000Z'

export const answerTemplates = [
  {
    name: 'Quote',
    subject: 'Your quote {reference} from {site}',
    text: `Hi {name},

Thanks for asking about:

{products}

Our prices are below. The link under them opens your offer, where you can accept it. To change a quantity, reply to this email.

{site}`,
  },
  {
    name: 'Need more details',
    subject: 'A question about your request {reference}',
    text: `Hi {name},

Thanks for asking about:

{products}

Before we can give you a price, we need to know a little more. Which size do you need, and where would it ship to?

Reply to this email and we’ll take it from there.

{site}`,
  },
  {
    name: 'Out of stock, alternative',
    subject: 'About your request {reference}',
    text: `Hi {name},

We don’t have this in stock right now:

{products}

We do have something close, listed below with its price. If it isn’t what you had in mind, reply to this email and tell us what matters most to you. We’ll take another look.

{site}`,
  },
  {
    name: 'Answer to a message',
    subject: 'Your message to {site} ({reference})',
    text: `Hi {name},

Thanks for writing.



If that leaves anything open, reply to this email.

{site}`,
  },
  {
    name: 'Thanks, closing',
    subject: 'Thanks, {name} ({reference})',
    text: `Hi {name},

Thanks for letting us know. We’re closing {reference} now. If anything else comes up, reply to this email.

Good luck this season.

{site}`,
  },
]

export const orderAgreed = {
  name: 'Order agreed',
  subject: 'Your order {reference} from {site}',
  text: `Hi {name},

Thanks for accepting our offer {reference}:

{products}

Two things are left to agree on. Where should it go, and how would you like to pay? Reply to this email, and we’ll send you the day of delivery before anything is charged.

{site}`,
}
