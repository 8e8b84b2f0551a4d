import type { departments } from '../departments.js';

/** A day's task, as its lesson sets it, and an example of a good answer. */
interface DayBrief {
  readonly assignment: string;
  readonly example: string;
}

interface CourseBriefs {
  /** Criteria of reviewers in this field. */
  readonly lookedAt: readonly string[];
  readonly days: readonly DayBrief[];
}

/** Criteria of reviewers in every field. */
const always: readonly string[] = [
  'You did the task of this day yourself, and the link opens for somebody else.',
  'Your learnings say in your own words what is new to you, and where you will use it.',
];

const socialMediaManagement: CourseBriefs = {
  lookedAt: [
    ...always,
    'It is about one real page or person, with a name and a place.',
    'Each choice has a reason that fits the people it is for.',
  ],
  days: [
    {
      assignment:
        'Choose a small business that you know. Write five lines about its ideal customer and name the main platform and the helper, with one reason for each.',
      example:
        'Mama Bisi, tailor in Ibadan. Her customer is Sade, 27, a bank clerk who needs a dress by Friday. Main platform: Instagram, as Sade saves styles there. Helper: WhatsApp, as she sends her measurements by chat.',
    },
    {
      assignment:
        'Rewrite the bio of one real page in your own words, in under 150 characters. Show the old and the new one to two friends and ask which business they would pay.',
      example:
        'Before: “Hair | Lashes | DM for price”. After: “Knotless braids in Yaba, done in 4 hours. From ₦12,000. Tap to book your Saturday.” Both friends would pay the second: it says what, where and how much.',
    },
    {
      assignment:
        'Plan seven days for a page of your choice. Each row needs a theme, a first sentence and the form: photo, video, text or status.',
      example:
        'Tuesday, teach: “Your zip sticks? Rub it with a pencil.” Video. Wednesday, show the work: “From curtain to skirt in one night.” Three photos. Thursday, sell: “Two places left for Saturday.” Status.',
    },
    {
      assignment:
        'Photograph one object three times: in bad light, at a window, and at a window with a clean background. Post the three side by side and say what changed.',
      example:
        'Three photos of one lip gloss side by side. “In the room light it looks brown. At the window it is red again. With a white paper behind it you look at the gloss, and at nothing else.”',
    },
    {
      assignment:
        'Take one photo and write three captions for it: one that teaches, one that tells a story, one that sells. Keep each under 60 words and underline the action you ask for.',
      example:
        'Teach: “Iron ankara inside out, and the colour stays for two years. Save this for wash day.” It has 16 words, one promise, and the action “Save this” is underlined.',
    },
    {
      assignment:
        'Write quick replies for five questions, and one answer to this comment: "You people are thieves, I paid last week!"',
      example:
        'To the comment: “I am sorry that you are still waiting, Tunde. I have found your order of 3 May and written to you by chat. It arrives on Thursday, or you get your money back the same day.”',
    },
    {
      assignment:
        'Make a one-page report on your last seven posts: the goal, the table, the best post, the worst post, and the one thing you will change. Send it as if to a client.',
      example:
        'Goal: more bookings. Best post: the price list, 14 saves and 5 chats. Worst: the quote, 3 likes. “Next week I post prices on Monday, as people book before payday, and no more quotes.”',
    },
  ],
};

const professionalMarketing: CourseBriefs = {
  lookedAt: [
    ...always,
    'You spoke to real people or used real prices, and say whose.',
    'Somebody who knows nothing of the business understands it at once.',
  ],
  days: [
    {
      assignment:
        'Interview two people about the last thing they bought by phone. Write one sentence for each: "When ..., they want to ..., but ...".',
      example:
        '“When my mother visits, I want to order fish that is already cleaned, but sellers never say the size.” Ngozi, Enugu. She paid more, to the one who sent a photo beside a hand.',
    },
    {
      assignment:
        'Write the sentence for a tailor, for a school bus driver and for yourself as a creator. Test one of them on three people and note what they remembered.',
      example:
        'Tailor: “I make office dresses that fit the first time, for women in Surulere who cannot come twice.” Two of three people remembered “fits the first time”. Nobody remembered my first try, “quality fashion”.',
    },
    {
      assignment:
        "Work out the full cost of one product or service of a business near you, with time included. Compare it with today's price and write down what the owner really earns on each.",
      example:
        'A meat pie sells at ₦500. Flour, meat and gas are ₦280, transport ₦40, and half an hour for twelve pies ₦60 each. She earns ₦120 on a pie, not the ₦220 that she thought.',
    },
    {
      assignment:
        'Make a one-page brand guide in Canva for a real small business: three words, two colours, one typeface, a logo sketch, and one post that follows it.',
      example:
        'Thandi’s Kota: three words (hot, generous, quick), two colours (red and cream), one typeface, the logo drawn with a pen, and one post in exactly these colours. Anybody could make the next post from the page.',
    },
    {
      assignment:
        'Write a chat script for a product you know, from first question to thank-you, in at most eight messages. Try it on a friend who plays a difficult customer.',
      example:
        '“Good morning Ada, yes, we have it in size 40. It is ₦9,000, and Lagos Island is ₦1,500 more. Shall I keep one for you until 4?” Three of the eight messages end with a question that is easy to answer.',
    },
    {
      assignment:
        'Plan a five-day advert on paper for a business near you: goal, audience, two versions, daily sum, end date, and the highest cost of a customer that still leaves a profit.',
      example:
        'Goal: ten chats. Women of 20 to 35 within 5 km. R40 a day from Monday to Friday. A braid leaves R180, so a customer may cost R90 at most. Above that I stop on Wednesday.',
    },
    {
      assignment:
        'Write a follow-up plan for one product: the messages on day 0, day 3 and day 30, the reward, and how you will count who came back. Send one of the messages to a real customer.',
      example:
        'Day 0: “How did the cake travel?” Day 3: a photo with “May I show this?” Day 30: “Zainab turns six next month, shall I keep the 12th?” I sent the first one, and she sent me two friends.',
    },
  ],
};

const eventManagement: CourseBriefs = {
  lookedAt: [
    ...always,
    'Numbers, names and times are written down, not “about” or “some”.',
    'It says what happens when something goes wrong.',
  ],
  days: [
    {
      assignment:
        'Think of the last event you attended. Write its brief backwards on one page: purpose, guests, three numbers, what must not happen. Then say which part of the event did not serve the purpose.',
      example:
        'Purpose: raise ₦400,000 for new desks. Guests: 120 parents of class 4. Must not happen: nobody knows where to pay. The dance took an hour and served nobody; the desk that parents could sit at came last.',
    },
    {
      assignment:
        'Make the budget for a birthday party of 50 guests in your town. Phone or message two vendors for real prices, add the surprise line, and work out the cost for one guest.',
      example:
        '50 guests in Ilorin. Food ₦3,200 each by Iya Basira (called at 10), chairs ₦200 each by Kola Rentals (called at 11), surprise 10%. In all ₦243,000, so ₦4,860 for a guest.',
    },
    {
      assignment:
        'Visit one venue near you with a list of ten questions made from this lesson. Take five photos and write whether you would book it for 100 guests, and why.',
      example:
        'Unity Hall, Soweto: two exits, water but no generator, taxis until 22:00, R4,500 with R1,000 deposit. Five photos. I would book it for 100, and hire a generator, as load-shedding falls on that evening.',
    },
    {
      assignment:
        'Write a one-page agreement with a photographer for a wedding in your town: hours, number of pictures, delivery date, price in two parts, what happens if it rains or she falls ill.',
      example:
        '“Six hours from 11:00, at least 200 edited pictures, by 30 June. ₦120,000: half today, half on delivery. If it rains we use the hall. If she is ill, she sends Kunle at the same price.”',
    },
    {
      assignment:
        'Write the invitation for a youth talent show in your area in under 60 words, and the reminders for two weeks, three days and one day before. Post the first one.',
      example:
        '“Sing, rap or dance? Four minutes are yours. Saturday 14 June, 3 pm, Town Hall Kwara. Free to watch, ₦500 to enter. Names to Bola by Wednesday.” It is 26 words, and the post has the link.',
    },
    {
      assignment:
        'Write a run sheet from 06:00 to midnight for a wedding with 200 guests, with at least twenty lines, a name for each, and what you do if the power fails during the speeches.',
      example:
        '“14:20 speeches, Emeka holds the microphone. If the power fails: Tayo starts the generator (2 minutes), the MC tells the story of the couple, Ada opens the curtains.” Each of the 24 lines has one name.',
    },
    {
      assignment:
        'Write a two-page report on a real event, even a family party: purpose, numbers, three things that worked, three to change. Ask two guests the three questions first.',
      example:
        'Naming of my niece: 63 of 80 invited came. Worked: food on time. Change: chairs were late, as nobody was named for them. Both guests said the same: “We could not hear the prayer.” Next time: a speaker for ₦5,000.',
    },
  ],
};

const businessDevelopment: CourseBriefs = {
  lookedAt: [
    ...always,
    'You asked or sent something to real people, and say what they answered.',
    'The one next step is clear, with a day or a sum.',
  ],
  days: [
    {
      assignment:
        'Collect ten complaints today. Score them, and for the best one write the line above and the names of three people whom you will ask.',
      example:
        '“Hostel students who cannot cook pay ₦1,500 for cold rice, because nothing else comes after 9 pm.” It scored 9 of 10. Tomorrow I ask Musa, Ife and the porter of Block C.',
    },
    {
      assignment:
        'Write a one-week test for your line from day 1: what must be true, the cheapest way to see it, the price and the bar. Send the first offer to five people today.',
      example:
        'Must be true: ten students pay ₦1,200 before noon. Test: a WhatsApp status with one menu. Bar: six paid orders by Friday. I sent it to five people at 11:40, and two have paid.',
    },
    {
      assignment:
        'Name five possible partners for a business that you know. For one of them write the message you would send, with what you give first, in under 80 words. Send it if it is yours to send.',
      example:
        '“Good day Mr Dlamini. Your car wash has a long wait on Saturdays. I will bring cold drinks to your customers, and you keep 20%. May I try this Saturday? You need do nothing.” 33 words, and he gains first.',
    },
    {
      assignment:
        'Write a one-page proposal to run the social media of a school in Enugu or a bakery in Bloemfontein, with two packages and one next step. Let someone read it for 30 seconds and tell you the price.',
      example:
        'One page for Sunrise Bakery, Bloemfontein. Small: 12 posts, R1,800. Full: 20 posts and replies, R3,200. “Say yes by Friday and the first post stands on Monday.” My sister found the price in 20 seconds.',
    },
    {
      assignment:
        'Record your 60-second pitch three times. Keep the best, and play a price talk with a friend where you may not go below your floor. Write down what you asked for in return.',
      example:
        'Third recording, 58 seconds. My floor is ₦80,000. Dele offered ₦60,000; I asked for ₦95,000, and took ₦85,000 for payment in advance and his logo for my page.',
    },
    {
      assignment:
        'Make the five-column sheet and fill in every naira or rand that passes through your hands for three days. Add it up and write one thing that surprised you.',
      example:
        'Tuesday: in ₦6,500 (two wigs), out ₦1,200 (transport) and ₦900 (data). Three days: ₦11,300 in, ₦9,750 out. Surprise: data costs me more than lunch.',
    },
    {
      assignment:
        'Write your own one-page plan for the next ninety days as a creator or a business: today, goal, block, three actions, first week. Share it with one person who will ask you about it on Monday.',
      example:
        'Today: 3 clients, ₦90,000 a month. Goal: 6. Block: nobody knows my prices. Actions: a price list, two offers each Monday, one case shown. Week 1: the list by Wednesday. Chika asks me on Monday.',
    },
  ],
};

/** The briefs of written courses, by slug. */
export const briefs: Readonly<Record<string, CourseBriefs>> = {
  'social-media-management': socialMediaManagement,
  'professional-marketing': professionalMarketing,
  'event-management': eventManagement,
  'business-development': businessDevelopment,
};

/** The course of each department's challenge. */
const courseByDepartment: Readonly<Record<string, string>> & Record<(typeof departments)[number], string> = {
  'Social Media Management': 'social-media-management',
  Marketing: 'professional-marketing',
  Fashion: 'professional-marketing',
  'Event Management': 'event-management',
  'Entertainment Business': 'event-management',
  Diplomacy: 'business-development',
  'Business Development': 'business-development',
};

/** The default is for imported members with a former department, and for staff, who have none. */
export const courseOf = (department: string | null | undefined): string =>
  courseByDepartment[department ?? ''] ?? 'social-media-management';

/** The day of a course that is open before Pro. */
export const SAMPLE_DAY = 1;
