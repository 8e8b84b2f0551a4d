import type { TextLesson } from './lesson';

export const professionalMarketing: readonly TextLesson[] = [
  {
    day: 1,
    topic: 'Understand the customer before you sell',
    what: 'Marketing begins with listening. Customer research means finding out, from people themselves, what they want to get done, what stands in their way, and how they decide.',
    why: "Many small businesses fail to sell because they talk about the product and not about the buyer's day. A woman in Onitsha does not want a freezer, she wants fish that is still good on Thursday. Once you hear that, you know what to say and whom to tell.",
    how: [
      'Choose one group to study: students in Nsukka, or taxi drivers in Polokwane. Small is good.',
      'Talk to five of them for ten minutes each. Ask about the last time: "When did you last buy this? What happened before? What annoyed you?"',
      'Do not ask "Would you buy it?" People say yes to be kind. What they did last week is true.',
      'Write down their exact words. You will use them later in your adverts.',
      'Watch: stand near the place of sale for half an hour and count who stops, who leaves, who asks the price.',
      'Sort the notes under three heads: what they need, what they fear, what they pay now.',
      'Look for what at least three of the five said. That is your starting point.',
    ],
    exercise:
      'Interview two people about the last thing they bought by phone. Write one sentence for each: "When ..., they want to ..., but ...".',
    illustration: {
      caption: 'A market seller asks before she offers.',
      alt: 'A market stall with a striped awning, a seller and a customer. On the sign, a question mark.',
    },
  },
  {
    day: 2,
    topic: 'Say what you offer in one clear sentence',
    what: 'A value proposition is one sentence that says whom you help, with what, and why you and not the next stall. Everything else in marketing grows from it.',
    why: 'People scroll fast and walk fast. If they must guess what you do, they go on. One clear sentence also keeps a team together: the poster, the phone call and the packaging all say the same.',
    how: [
      'Fill in this pattern: "We help [who] to [result], without [what they hate]."',
      'Use the words of your interviews from day 1. Customers do not say "premium hair solutions", they say "braids that do not pull".',
      'Name what only you can say: place, speed, guarantee, taste, your story. "Open until 22:00", "Made in Kaduna", "Free repair for a year".',
      'Check for proof. Each claim needs something behind it: a number, a photo, a name. Drop the claims that have none, because a false one can cost you the customer and, in both countries, a fine.',
      'Cut. Aim for 15 words or fewer, no foreign business words.',
      'Test it on three strangers: say it once, wait a minute, ask them to repeat it. What they leave out is too much.',
      'Put the winner on your status, bio, receipt and van.',
    ],
    exercise:
      'Write the sentence for a tailor, for a school bus driver and for yourself as a creator. Test one of them on three people and note what they remembered.',
    illustration: {
      caption: 'One sentence over the stall tells the passer-by what is sold here.',
      alt: 'The stall, the seller and the customer. On the sign, a speech bubble with one bold line.',
    },
  },
  {
    day: 3,
    topic: 'Set a price that pays you',
    what: 'A price must cover what the thing costs you, pay for your time, and leave a profit that keeps the business alive. It also tells the buyer what to expect.',
    why: "Many hard workers are busy and poor because they copied a neighbour's price and forgot transport, data or their own hours. If you know your floor, you can give a discount without fear, and say no without shame.",
    how: [
      'List everything one batch needs: materials, packaging, gas or fuel, transport, data, fees of the payment app.',
      'Add your hours. Example: 40 packs of small chops in Lagos. Materials and transport ₦62,000, ten hours at ₦1,500 make ₦15,000. Together ₦77,000, so each pack costs ₦1,925.',
      'Add profit. At ₦2,500 you keep ₦575 from each pack for growth and bad days.',
      'Compare with three sellers nearby. If you are dearer, show why. If you are cheaper, ask what you forgot.',
      'Offer three sizes: small, usual, big. Most people take the middle.',
      'Write the price openly. When costs move, tell customers a week ahead and give the reason.',
      'For a discount, ask for something back: payment today, a larger order, a review.',
    ],
    exercise:
      "Work out the full cost of one product or service of a business near you, with time included. Compare it with today's price and write down what the owner really earns on each.",
    illustration: {
      caption: 'A price tag hangs over the stall of a seller who knows her costs.',
      alt: 'The stall, the seller and the customer. On the sign, a price tag.',
    },
  },
  {
    day: 4,
    topic: 'Build a simple brand that people remember',
    what: 'A brand is what people expect when they hear your name. Name, colour, letters and tone only help them to recognise it. The promise and the way you keep it are the brand.',
    why: 'People buy again what they recognise. A kiosk with the same yellow on its wall, bags and posts looks bigger than it is. And when a copycat comes, your customers still find you.',
    how: [
      'Write down three words that customers should use about you, for example quick, clean, cheerful. Every choice must fit them.',
      'Choose one main colour and one helper. Note their codes in Canva so that they are the same each time.',
      'Choose one typeface that reads well on a small screen. Leave decoration to the logo.',
      'Draw a logo that works in black, and the size of a fingernail. Initials in a strong shape are enough to begin.',
      "Search the name on Google and on each platform, and in the public register: CAC in Nigeria, CIPC in South Africa. Do not build on somebody else's name.",
      'Decide the voice: how do you greet, do you joke, which languages do you mix?',
      'Put all of it on one page with a good and a bad example, and give it to everyone who makes something for you.',
    ],
    exercise:
      'Make a one-page brand guide in Canva for a real small business: three words, two colours, one typeface, a logo sketch, and one post that follows it.',
    illustration: {
      caption: 'One star and one colour, known from across the road.',
      alt: 'The stall, the seller and the customer. On the sign, one large star.',
    },
  },
  {
    day: 5,
    topic: 'Sell through WhatsApp and word of mouth',
    what: 'In our cities most small sales end in a chat. Chat selling means leading a person politely from "How much?" to paid and delivered, and then to telling a friend.',
    why: 'It costs little data, everyone has it, and trust is already there. But it is private ground: a seller who pushes too hard is muted or blocked, and then the door stays shut.',
    how: [
      'Install WhatsApp Business, which is free, and fill the catalogue with photo, price and size.',
      'Answer in this order: greet by name, answer the question, ask one thing back. "Good morning Lerato. R180 with delivery in Pretoria. What size do you wear?"',
      'Send the order back in writing before you ask for money: item, total, place, day.',
      'Give two ways to pay, such as bank transfer and a payment link, and wait until your own bank shows the money. A picture of a receipt proves nothing.',
      'Post on your status three times a day at most: a product, a happy customer, a tip.',
      'Write only to people who said yes. The data laws of both countries, NDPA and POPIA, ask for consent before adverts, and "stop" must mean stop.',
      'Two days after delivery ask, "Is everything fine? Who else could use it?" Thank each one who sends a friend.',
    ],
    exercise:
      'Write a chat script for a product you know, from first question to thank-you, in at most eight messages. Try it on a friend who plays a difficult customer.',
    illustration: {
      caption: 'Orders arrive on the phone while the stall is open.',
      alt: 'The stall, the seller and the customer. On the sign, a phone with a chat on its screen.',
    },
  },
  {
    day: 6,
    topic: 'Spend a small advertising budget well',
    what: 'Paid advertising buys attention from people who do not know you yet. On social media you choose who sees it, for how long, and how much you spend each day.',
    why: 'A little money in the right street beats a lot across the whole country. But an advert makes a weak offer fail faster, so it comes after the sentence, the price and the chat are ready.',
    how: [
      'Set one goal: messages, visits or orders. Do not pay for likes.',
      'Use a post that already did well by itself. Its first line has passed the test.',
      'Narrow the audience: age, language and a few kilometres around the shop. A hair salon in Mthatha does not need Cape Town.',
      'Start with the smallest daily sum that the app allows, for five days. Set an end date so that it cannot run on.',
      'Make two versions that differ in one thing only, for example the picture. Stop the weaker one on day three.',
      'Work out the cost of one customer: money spent divided by new buyers. If ₦9,000 brought six buyers, each cost ₦1,500. If you earn less than that on an order, change something.',
      'Say only what is true, and mark paid posts as adverts. In Nigeria adverts for the public must be vetted by ARCON, so ask the owner first.',
    ],
    exercise:
      'Plan a five-day advert on paper for a business near you: goal, audience, two versions, daily sum, end date, and the highest cost of a customer that still leaves a profit.',
    illustration: {
      caption: 'A megaphone carries a small stall a few streets further.',
      alt: 'The stall, the seller and the customer. On the sign, a megaphone.',
    },
  },
  {
    day: 7,
    topic: 'Follow up and keep your customers',
    what: 'Retention is the work of bringing customers back. It starts when the sale is over: a thank-you, a check, a reminder at the right time, a reason to return.',
    why: 'A new customer costs time and adverts. One who is happy costs a message. If ten buyers come once a month and not once a year, you have built a business without one more follower.',
    how: [
      'Keep a list with permission: name, number, what they bought, when. A Google Sheet with a password is enough. Delete those who ask.',
      'Send a thank-you the same day, and after three days ask how it is going.',
      'Learn the rhythm. Braids last five weeks, a bag of rice four, a school uniform a year. Remind them a little before.',
      'Give a reason to return: the sixth haircut free, first choice of new stock, a birthday extra. Small and certain beats big and rare.',
      'Ask for a review by voice note or two lines, and ask whether you may share it.',
      'Once a month write to those who went quiet: "We miss you. Did we do something wrong?" Fix what you hear.',
      "Count: how many of last month's buyers came back this month? That share is your best number.",
    ],
    exercise:
      'Write a follow-up plan for one product: the messages on day 0, day 3 and day 30, the reward, and how you will count who came back. Send one of the messages to a real customer.',
    illustration: {
      caption: 'A customer comes back to the seller who remembered her.',
      alt: 'The stall, the seller and the customer. On the sign, an arrow that turns back.',
    },
  },
];
