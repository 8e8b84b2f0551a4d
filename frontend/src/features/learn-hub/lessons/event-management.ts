import type { TextLesson } from './lesson';

export const eventManagement: readonly TextLesson[] = [
  {
    day: 1,
    topic: 'Start with the purpose of the event',
    what: 'Every event has one reason to exist: to celebrate, to teach, to sell, to raise money or to bring people together. The brief is the page that says this reason, for whom, and how you will know that it worked.',
    why: 'When the purpose is clear, a hundred small questions answer themselves. A product launch in Sandton needs cameras and order forms. A naming ceremony in Abeokuta needs grandmothers in the front row. Without a purpose, the loudest voice decides and the money follows it.',
    how: [
      'Ask the client, "What should be different on the morning after?" Keep asking until the answer is one sentence.',
      'Name the guests: who must be there, how many, how old, from where, with which needs.',
      'Put numbers to success: 120 guests, 40 sign-ups, R15,000 raised, home by 21:00.',
      'Ask what must not happen. You will hear about the last event that went wrong.',
      'Agree who decides. One name, one phone number.',
      'Write the budget limit, even a rough one, and three dates that could work.',
      'Send the page back the same day: "This is what I understood. Please reply with yes or with changes." Start nothing before the yes.',
    ],
    exercise:
      'Think of the last event you attended. Write its brief backwards on one page: purpose, guests, three numbers, what must not happen. Then say which part of the event did not serve the purpose.',
    illustration: {
      caption: 'A planner at the stage, with the one aim of the day behind him.',
      alt: 'A planner with a clipboard before a stage with bunting and chairs. On the screen, a target.',
    },
  },
  {
    day: 2,
    topic: 'Make a budget that holds',
    what: 'An event budget lists every cost and every income, first as a guess, then as a quote, and last as what was really paid. It is the map that you check before each promise.',
    why: "Events rarely lose money in one big mistake. They lose it in fuel for the generator, extra chairs, tips and late transport. Who writes these down early stays calm, and keeps the client's trust.",
    how: [
      'Open Google Sheets with four columns: item, guess, quote, paid.',
      'Split fixed costs (hall, sound, security) from costs for each guest (food, chair, gift). Only the second kind grows with the crowd.',
      'Get two or three quotes for the five largest items, in writing.',
      'Add the lines that people forget: generator and fuel, water, cleaning, data, permits, overtime, transport home for the crew.',
      'Add 10 percent for surprises, and do not tell the vendors about it.',
      'For a ticketed event find the break-even. Fixed costs R18,000, food R80 for each guest, ticket R200. Each ticket leaves R120, and 18,000 divided by 120 is 150 guests. Below that you lose.',
      'Pay from one account and photograph every receipt on the spot.',
    ],
    exercise:
      'Make the budget for a birthday party of 50 guests in your town. Phone or message two vendors for real prices, add the surprise line, and work out the cost for one guest.',
    illustration: {
      caption: 'Coins are counted before the first chair is hired.',
      alt: 'The planner before the stage. On the screen, two stacks of coins.',
    },
  },
  {
    day: 3,
    topic: 'Choose the date and the venue',
    what: 'The date and the place decide who can come, what it costs and what can go wrong. Choosing them means looking at both with the eyes of a guest and of a safety officer.',
    why: 'A beautiful hall without parking, or an open field in the rainy week, can undo months of work. Most of these troubles are visible on the first visit, if you look for them.',
    how: [
      'Check the calendar for what competes: public holidays, church and mosque times, Ramadan, month-end traffic, a big match, exams.',
      'Look up the rain. Lagos is wettest around June, Cape Town in winter, Johannesburg on summer afternoons. For the open air, hire a canopy or hold a second date.',
      'Visit at the hour of the event. Travel there as a guest would, by bus or taxi, and note how people get home at night.',
      'Count exits and toilets, test the lights and the phone signal, and ask who pays for diesel when the power fails.',
      'Walk the way of an old aunt and of a person in a wheelchair.',
      'Ask for the legal limit of guests, and for the permits. The municipality, the police and, in Lagos, the state safety commission can tell you what your size of event needs.',
      'Get the price in writing with hours, overtime, deposit and what happens if you cancel.',
    ],
    exercise:
      'Visit one venue near you with a list of ten questions made from this lesson. Take five photos and write whether you would book it for 100 guests, and why.',
    illustration: {
      caption: 'A pin on the map: the place that guests can reach and leave safely.',
      alt: 'The planner before the stage. On the screen, a map pin.',
    },
  },
  {
    day: 4,
    topic: 'Book vendors and put it in writing',
    what: 'Vendors are the people whose work the guests see and taste: caterer, decorator, DJ, photographer, security. Your work is to choose them well, agree in writing and keep in touch.',
    why: 'Guests blame the planner, never the caterer. A short written agreement prevents most quarrels, because people forget what was said on the phone but not what they signed.',
    how: [
      'Ask for three things from each: photos of recent work, two clients you may call, and a written quote. Call the clients.',
      'Taste the food, hear the DJ, see the chairs. Samples lie less than pictures.',
      'Put it on one page: what, how many, when they arrive, when they leave, price, payment days, what happens if someone cancels or comes late. Both sign; a clear e-mail or chat message with "I agree" is better than nothing.',
      'Pay in parts: a deposit to book, the rest after delivery or on the day. Pay the company account, not a cousin.',
      'Ask for proof where people can be hurt: guard registration (PSIRA in South Africa), electrician, food hygiene.',
      'Keep one backup name for food, sound and power.',
      'Confirm three times: a month, a week and a day before. Send the address as a pin.',
    ],
    exercise:
      'Write a one-page agreement with a photographer for a wedding in your town: hours, number of pictures, delivery date, price in two parts, what happens if it rains or she falls ill.',
    illustration: {
      caption: 'A signed page stands between a planner and a surprise.',
      alt: 'The planner before the stage. On the screen, a page with a signature.',
    },
  },
  {
    day: 5,
    topic: 'Fill the seats',
    what: 'Promotion is the road from "I have heard of it" to "I am in my seat". It has four stops: the invitation, the answer, the reminder and the welcome at the gate.',
    why: 'An empty hall costs as much as a full one. People mean to come and then forget, lose the address or fear to be the only ones. Each stop removes one of these reasons.',
    how: [
      'Write the facts so that they fit on one screen: what, for whom, date with weekday, start time, place with pin, price, one number to call.',
      'Design it upright for phones in Canva. Test it: can your mother read it without zooming?',
      'Work backwards from the date: announce six weeks before, open tickets at five, remind at two, last call at three days.',
      'Sell on a ticket platform such as Quicket in South Africa or Tix in Nigeria, or with a simple form and a payment link. Offer an early price with an end date.',
      'Give ten people a reason to bring ten: a group price, a name on the list, a front row.',
      'Expect that not all who say yes will come. For free events count on about six in ten, and ask for a reply.',
      'Send a message the day before with gate, parking and dress, and keep a list at the door that works without internet.',
    ],
    exercise:
      'Write the invitation for a youth talent show in your area in under 60 words, and the reminders for two weeks, three days and one day before. Post the first one.',
    illustration: {
      caption: 'Rows of chairs wait, and a ticket opens each of them.',
      alt: 'The planner before the stage and the rows of chairs. On the screen, a ticket.',
    },
  },
  {
    day: 6,
    topic: 'Run the day minute by minute',
    what: 'A run sheet is the timetable of the day behind the scenes: every minute that matters, who does what, and what comes if it fails. The guests never see it. The crew lives by it.',
    why: 'On the day nobody reads long messages. With a run sheet the sound man, the caterer and the MC can act without asking, and you have free hands for what nobody planned.',
    how: [
      'List the fixed points first: doors, first word, food, last dance, power off. Work backwards to set-up and deliveries.',
      'For each line write the time, the action, one name and a phone number. Begin hours before the doors open.',
      'Add air: ten minutes after each hour. "African time" is a plan too, so print 15:00 and start at 15:30 only if you wrote it so.',
      'Give the crew one page each and one WhatsApp group. Agree on one word for emergencies.',
      'Brief everyone for ten minutes on the spot: exits, first aid, who speaks to the police, who holds the money.',
      'Walk the room each half hour: toilets, water, cables, faces.',
      'When something breaks, fix what the guests notice first. Speak softly and thank people. If safety is in doubt, stop the music and say calmly what to do.',
    ],
    exercise:
      'Write a run sheet from 06:00 to midnight for a wedding with 200 guests, with at least twenty lines, a name for each, and what you do if the power fails during the speeches.',
    illustration: {
      caption: 'The clock over the stage belongs to the planner.',
      alt: 'The planner before the stage. On the screen, a clock.',
    },
  },
  {
    day: 7,
    topic: 'Close the event and report back',
    what: 'Closing is the last tenth of an event: clean hand-over, payments, thanks, figures and lessons. The report puts it on two pages for the client and for your next offer.',
    why: 'Guests remember the end, and clients remember the accounts. A planner who pays on time gets the best vendors next time. A good report with photos is also the cheapest advert that you will ever make.',
    how: [
      'Before you leave, walk the venue with the owner, photograph its state and get the deposit back, or a date for it.',
      'Count what came back: chairs, cloths, cables. Lost property goes into one bag with one phone number.',
      'Pay everyone within the days that you agreed, and ask each for a receipt.',
      'Within two days thank the guests, the crew and the sponsors, with three photos. Ask before you publish faces.',
      'Ask three questions in a short form: What did you like? What should change? Would you come again, from 1 to 5?',
      'Meet the crew for half an hour: keep, stop, start. Nobody is blamed.',
      'Write the report: the purpose and whether it was met, guests, money planned and paid, best moment, what you would change. Add five photos and two quotes.',
    ],
    exercise:
      'Write a two-page report on a real event, even a family party: purpose, numbers, three things that worked, three to change. Ask two guests the three questions first.',
    illustration: {
      caption: 'Every line on the list is ticked before the lights go out.',
      alt: 'The planner before the stage. On the screen, a list with all lines ticked.',
    },
  },
];
