import type { TextLesson } from './lesson';

export const businessDevelopment: readonly TextLesson[] = [
  {
    day: 1,
    topic: 'Find a problem that people pay to solve',
    what: 'A business is a problem solved for money, again and again. Business development begins with the search for problems that are frequent, annoying and already cost people something.',
    why: 'Ideas are cheap, and falling in love with one is expensive. If people already pay to solve a problem, badly, then the money is there and you only have to solve it better. If nobody pays, even a brilliant idea stays a hobby.',
    how: [
      'Carry a notebook for three days and write down every complaint that you hear: in the danfo, at the spaza shop, in the clinic queue, at home.',
      'Score each from 1 to 5 on three questions. How often does it happen? How much does it hurt? Do they spend money or time on it today?',
      'Take the top three and find out what people do now. Charging phones at a kiosk for a fee during power cuts is a problem with a price.',
      'Ask five people who have it, "What did you last spend on this? What did you try before?"',
      'Check yourself: do you know these people, can you reach them cheaply, do you have a skill that helps?',
      'Write it in one line: "[Who] spends [what] on [problem] because [reason]."',
      'Choose the line that you can begin to solve this month with what you have.',
    ],
    exercise:
      'Collect ten complaints today. Score them, and for the best one write the line above and the names of three people whom you will ask.',
    illustration: {
      caption: 'Two partners at a table look closely at one problem.',
      alt: 'Two partners at a table, a city in the window behind them. On the wall board, a magnifying glass.',
    },
  },
  {
    day: 2,
    topic: 'Test the idea with real customers',
    what: 'A test is a small version of the business, made in days, that shows whether people will pay. It is called a minimum viable product, but it may be a poster, a chat group or one pot of soup.',
    why: 'Rent, stock and logos eat savings before the first customer comes. A test costs a little time and answers the only question that counts: will somebody who is not your friend hand over money?',
    how: [
      'Write down what must be true. "Twenty office workers in Rosebank will pay R60 for lunch before 10 in the morning."',
      'Choose the cheapest way to find out: a WhatsApp message with a photo, a table for one day, ten samples, a form for orders.',
      'Set the bar before you start: for example, 8 of 20 order within a week. Otherwise you will call anything a success.',
      'Sell it for a real price. Free samples test hunger, not demand.',
      'Do everything by hand at first. Cook, deliver and answer yourself, because that is where you learn.',
      'Ask every buyer why, and every person who said no why not. Write the words down.',
      'Decide at the end: go on, change one thing and test again, or stop. To stop early is a win: you kept your money.',
    ],
    exercise:
      'Write a one-week test for your line from day 1: what must be true, the cheapest way to see it, the price and the bar. Send the first offer to five people today.',
    illustration: {
      caption: 'A bulb on the board, and a table where the idea is tried out.',
      alt: 'The two partners at their table. On the wall board, a light bulb.',
    },
  },
  {
    day: 3,
    topic: 'Build partnerships that help both sides',
    what: 'A partnership is an agreement in which two businesses each bring what the other lacks: customers, space, skill, a name. It can be as small as a shared counter.',
    why: 'Alone you grow as fast as your own hours. With a partner you borrow trust: the pharmacy that keeps your flyers lends you its good name. The danger is hope without rules, where one works and the other waits.',
    how: [
      'List who already serves your customers and does not compete. A make-up artist in Port Harcourt looks at photographers, tailors and event halls.',
      'For each one ask first, "What can I give them this month?" New customers, content for their page, help on a busy day.',
      'Start with someone you can visit. Praise one true thing about their work, then offer a small trial of two weeks.',
      'Agree on one page: who does what, who pays what, how income is split, who owns the customer list, how either can leave.',
      'Set one number to watch, such as customers sent to each other, and look at it together every second Friday.',
      'Keep promises that are small and dated. One late delivery costs more trust than ten good ones bring.',
      'When it works, write it down and find two more of the same kind.',
    ],
    exercise:
      'Name five possible partners for a business that you know. For one of them write the message you would send, with what you give first, in under 80 words. Send it if it is yours to send.',
    illustration: {
      caption: 'Two pieces fit together on the board above two partners.',
      alt: 'The two partners at their table. On the wall board, two puzzle pieces side by side.',
    },
  },
  {
    day: 4,
    topic: 'Write a proposal that gets a reply',
    what: 'A proposal is a short letter that shows a customer their own problem, your solution, the price and the next step. Two pages are enough for most work, and one is better.',
    why: 'Decision makers read on the phone between two meetings. They look for three things: does this person understand me, what does it cost, what happens next? Who answers in the first screen gets a reply.',
    how: [
      'Talk first. Ask about the goal, the deadline, the budget and who decides. Never write to "Dear Sir/Madam" if a phone call can find the name.',
      'Begin with them: "You lose about ten orders on Saturdays because nobody answers the chat." Use their figures.',
      'Say what you will deliver, by when, and what is not included. Lists beat long paragraphs.',
      'Offer two or three packages with clear prices, and mark the one you advise.',
      'Show proof: one short case, a photo, a customer with a name. As a beginner, show a sample made for them.',
      'State the terms: deposit, days, how many rounds of changes, until when the offer stands.',
      'End with one step: "If you reply yes by Friday, we begin on Monday." Send it as a PDF under 1 MB, made in Google Docs or Canva.',
      'Call after three days, write after seven, and close the file kindly after fourteen.',
    ],
    exercise:
      'Write a one-page proposal to run the social media of a school in Enugu or a bakery in Bloemfontein, with two packages and one next step. Let someone read it for 30 seconds and tell you the price.',
    illustration: {
      caption: 'One page, one offer: a proposal ready to send.',
      alt: 'The two partners at their table. On the wall board, a page with a heading and lines.',
    },
  },
  {
    day: 5,
    topic: 'Pitch with confidence and negotiate fairly',
    what: 'A pitch is a short spoken offer. A negotiation is the talk in which both sides look for terms that they can live with. Both are skills of listening more than of talking.',
    why: 'Shy people lose work to louder ones who are no better. And people who only push win once. Prices in our markets are made in talk, so it is worth being good at it and still be welcome tomorrow.',
    how: [
      'Prepare 60 seconds: the problem in a little story, what you do, one proof, one request. Practise on voice notes until you stop saying "um".',
      'Ask two questions before you pitch. Then use their words.',
      'Know three numbers in advance: your aim, your floor, and what you do if there is no deal. The third gives you calm.',
      'Say the price, then stop talking. Count to five in your head.',
      'If they say it is too much, ask, "Compared with what?" Change the package before you change the price: fewer posts, later date, payment up front.',
      'Never give without getting. "I can do R2,500 if you pay today."',
      'Be polite and firm with elders and officials. A person who asks for something under the table is not a customer.',
      'End by repeating what was agreed, and send it in writing within the hour.',
    ],
    exercise:
      'Record your 60-second pitch three times. Keep the best, and play a price talk with a friend where you may not go below your floor. Write down what you asked for in return.',
    illustration: {
      caption: 'Two voices meet in the middle of the table.',
      alt: 'The two partners at their table. On the wall board, two speech bubbles that overlap.',
    },
  },
  {
    day: 6,
    topic: 'Register, bank and keep simple records',
    what: 'Registration gives a business a legal name. A separate account keeps its money apart from yours. Records show what came in, what went out and who owes whom.',
    why: 'Companies, schools and government rarely pay a person without papers, and no lender helps a business whose money runs through a private phone. Records are also how you see, before it is too late, that you are selling at a loss.',
    how: [
      'In Nigeria, register a business name or a company with the Corporate Affairs Commission on its own website. In South Africa, register a company with CIPC, for example through BizPortal. A sole trader there may work without CIPC but must still declare the income to SARS.',
      "Look up today's fees on the official sites. Be careful with agents who promise miracles.",
      'Get your tax number, and ask the tax office or a bookkeeper what to file and when.',
      'Ask which permits your trade needs: food, health, music, street trading.',
      'Open a business account, or at least a second account, and pay yourself a fixed sum on a fixed day.',
      'Keep one sheet with five columns: date, what, in, out, who. Fill it in every evening. It takes five minutes.',
      'Photograph receipts and save them by month in Google Drive. Number your invoices.',
      'On the first of the month, add up: income minus costs is your profit.',
    ],
    exercise:
      'Make the five-column sheet and fill in every naira or rand that passes through your hands for three days. Add it up and write one thing that surprised you.',
    illustration: {
      caption: 'A stamped paper on the board makes a hustle a business.',
      alt: 'The two partners at their table. On the wall board, a paper with a round stamp.',
    },
  },
  {
    day: 7,
    topic: 'Make a growth plan for ninety days',
    what: 'A growth plan says where the business should stand in ninety days, by which few steps, and how you will know each week whether you are on the way. It fits on one page.',
    why: 'A year is too far to feel and a week is too short to build. Ninety days are long enough for a result and short enough to stay hungry. A plan also helps you to say no to the tenth good idea.',
    how: [
      'Write where you are today, with numbers: customers in a month, income, profit, hours you work.',
      'Choose one goal with a number and a date. "From 12 to 25 paying customers by the end of March."',
      'Ask what blocks you most: too few people know you, too few buy, too few return, or you cannot deliver more. Work on this one block only.',
      'Pick three actions against it. Give each a name, a cost and a finish date.',
      'Split them into twelve weeks. Weeks 1 to 4 try, 5 to 8 repeat what worked, 9 to 12 make it a habit, and the days that remain are for rest.',
      'Find the money: profit first, savings next, loans last. Borrow only for what brings in more than the loan costs.',
      'Meet yourself every Monday for 15 minutes, or better a friend with a plan. Look at the number, keep or change one action.',
    ],
    exercise:
      'Write your own one-page plan for the next ninety days as a creator or a business: today, goal, block, three actions, first week. Share it with one person who will ask you about it on Monday.',
    illustration: {
      caption: 'Three steps lead upward to a flag.',
      alt: 'The two partners at their table. On the wall board, three rising steps with a flag on top.',
    },
  },
];
