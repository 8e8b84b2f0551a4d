import type { TextLesson } from './lesson';

export const socialMediaManagement: readonly TextLesson[] = [
  {
    day: 1,
    topic: 'Know your audience and choose your platform',
    what: 'Your audience is the group of people a page is meant for. A platform is only the place where you meet them. A social media manager decides who comes first, and opens the app second.',
    why: 'A page for everybody speaks to nobody. When you know who you are talking to, you know which language to use, which hour to post and what to show. You also save data: one platform run well brings more than four that are half asleep.',
    how: [
      'Describe one person. Not "women", but "Bisi, 24, sews in Ibadan, checks her phone on the bus at 7".',
      'Write down three things she asks about and three things that worry her.',
      'Ask five real people like her which app they open first and what made them follow the last page they followed.',
      'Match the app to the answer. WhatsApp and Facebook reach neighbours and parents. TikTok and Instagram carry fashion, food and music. LinkedIn is for employers and companies. YouTube is where people search for "how to".',
      'Pick one main platform and one helper. A barber in Soweto may film on TikTok and take bookings on WhatsApp.',
      'Look at three pages that already reach these people and note what gets comments.',
    ],
    exercise:
      'Choose a small business that you know. Write five lines about its ideal customer and name the main platform and the helper, with one reason for each.',
    illustration: {
      caption: 'A creator at her phone stand thinks of the people she posts for.',
      alt: 'A young woman in a headwrap sits before a phone on a stand. Above her, three faces in a card.',
    },
  },
  {
    day: 2,
    topic: 'Set up a profile that people trust',
    what: 'A profile is the shop front of a page: picture, name, a short text called the bio, contact button and the first posts that a visitor sees.',
    why: 'People decide in a few seconds whether a page is real. Many have been cheated online and look for signs: a face, a place, a way to reach you. A tidy profile turns a curious visitor into a follower, and a follower into a customer.',
    how: [
      'Use one picture everywhere. For a person, a clear face by a window. For a business, the sign or logo, large enough to read in a circle the size of a fingernail.',
      'Choose a name that people can spell and search: "Mama Thandi Catering Durban" beats "mt_c8r1ng".',
      'Write the bio in three parts: what you do, for whom and where, and what to do next. "Home-cooked lunch for offices in Yaba. Order before 10. Tap to chat."',
      'Switch to a free business or professional account, so that you get a contact button and figures.',
      'Fill in WhatsApp Business: opening hours, area, catalogue with prices, and a greeting message.',
      'Pin the three posts that answer the first questions: what, how much, who says so.',
      "Turn on two-step verification and keep the recovery e-mail in the owner's hands.",
    ],
    exercise:
      'Rewrite the bio of one real page in your own words, in under 150 characters. Show the old and the new one to two friends and ask which business they would pay.',
    illustration: {
      caption: 'A clear face, a name and one line: a profile takes shape above the phone.',
      alt: 'The creator at her phone stand. Above her, a card with one face and two lines of text.',
    },
  },
  {
    day: 3,
    topic: 'Plan a week of posts in one sitting',
    what: 'A content plan is a simple table that says what will be posted, on which day, in which form, and why. You make it once a week and then you only follow it.',
    why: 'Without a plan you wake up every morning with an empty head, and the page goes quiet whenever life gets busy or the light goes off. With a plan you can film everything in one afternoon, use cheap night data to upload, and show the owner what is coming.',
    how: [
      'Pick three themes that fit the audience, for example teach, show the work, and sell. Aim for two posts that help for each one that sells.',
      'Open Google Sheets or a paper notebook with five columns: day, theme, idea, form, done.',
      'Mark the dates that matter: salary week, Heritage Day in September, Detty December in Lagos, exams.',
      'Write seven ideas before you judge any of them. Customer questions are the best source.',
      'Film or photograph all of them in one session, with two changes of shirt.',
      'Schedule with the free Meta Business Suite for Facebook and Instagram. Elsewhere, save drafts and set an alarm.',
      'Leave one slot empty for something that happens that week.',
    ],
    exercise:
      'Plan seven days for a page of your choice. Each row needs a theme, a first sentence and the form: photo, video, text or status.',
    illustration: {
      caption: 'A week of posts stands on the calendar before the first one is filmed.',
      alt: 'The creator at her phone stand. Above her, a calendar with some days marked.',
    },
  },
  {
    day: 4,
    topic: 'Make good photos and videos with your phone',
    what: 'Good pictures come from light, a steady hand and a clear subject. Any recent phone can do it. What matters is how you stand, and what you leave out.',
    why: 'A dark or shaky video is skipped in two seconds, however good the product is. A clear one makes a plate of jollof or a pair of sneakers look worth its price. You do not need to buy anything to get there.',
    how: [
      'Wipe the lens with your shirt. Many foggy photos end here.',
      'Use daylight. Stand with your face to the window or in open shade, never with the sun behind you. Early morning and late afternoon are softest.',
      'Steady the phone on a cup or a pile of books, with both elbows on the table.',
      'Turn on the grid in the camera and put the subject where two lines cross. Remove what does not belong from the background.',
      'Hold the phone upright for TikTok, Reels and status. Start with the result or a question in the first two seconds.',
      'Record sound close to the mouth, away from the generator. Earphones with a microphone help.',
      'Cut with CapCut or InShot, add captions because many watch without sound, and keep it under 30 seconds.',
      'Ask before you film a face, and a parent before you film a child.',
    ],
    exercise:
      'Photograph one object three times: in bad light, at a window, and at a window with a clean background. Post the three side by side and say what changed.',
    illustration: {
      caption: 'A phone, a stand and a ring of light are studio enough.',
      alt: 'The creator looks into a phone inside a ring light. Above her, a camera.',
    },
  },
  {
    day: 5,
    topic: 'Write captions that people answer',
    what: 'A caption is the text beside a picture or video. A good one has three parts: a first line that stops the thumb, a middle that gives something, and an end that asks for one small action.',
    why: 'Pictures get attention, words get replies. Apps show a post to more people when the first ones comment, save or share. A caption also helps those who search, who cannot see the picture, or who have pictures turned off to save data.',
    how: [
      'Write the first line last, and make it about the reader: "Your ankara fades after three washes? Read this."',
      'Give one idea only. If you have three, you have three posts.',
      'Use short lines and the words your audience speaks. A little Pidgin, Zulu or Yoruba is welcome when it is yours and the brand agrees.',
      'Say the facts people always ask for: price, place, time, how to order. "DM for price" loses customers.',
      'End with one question or one action that takes five seconds: "Gauteng or Lagos, who makes it better?"',
      'Add three to five hashtags that fit, among them a local one such as #LagosFood or #DurbanFashion.',
      'Describe the picture in the alt text field. Read the caption aloud before you post.',
    ],
    exercise:
      'Take one photo and write three captions for it: one that teaches, one that tells a story, one that sells. Keep each under 60 words and underline the action you ask for.',
    illustration: {
      caption: 'Three short lines leave the phone and ask for an answer.',
      alt: 'The creator at her phone stand. Above her, a speech bubble with three lines.',
    },
  },
  {
    day: 6,
    topic: 'Reply, listen and build a community',
    what: 'Community work is everything after the post: answering comments, sorting messages, thanking people and calming anger. It turns a crowd of followers into people who know each other and you.',
    why: 'A customer who asks for the price at nine and hears back at four has bought elsewhere. A quick, kind answer under a post is also read by the many who never ask. And complaints that are answered well often make the most loyal buyers.',
    how: [
      'Fix two times a day for replies, for example 9 and 18. Tell people when you answer.',
      "Save quick replies in WhatsApp Business for the five usual questions: price, delivery, size, hours, payment. Add the person's name each time.",
      'Use labels: new, to pay, paid, delivered. Nobody gets lost.',
      'Answer a comment with a sentence and a question, not only with a heart.',
      'For a complaint: thank, say sorry for what went wrong, move to private, solve it, then come back and say it is solved. Never argue in public.',
      'Hide or block insults and scams. Never ask for a PIN or a code, and warn followers that you never will.',
      "Share what customers post, with their permission. One Aba shoemaker who shows buyers' feet gets more trust than any poster.",
    ],
    exercise:
      'Write quick replies for five questions, and one answer to this comment: "You people are thieves, I paid last week!"',
    illustration: {
      caption: 'Messages come in and go out: the talk after the post is half the work.',
      alt: 'The creator at her phone stand. Above her, two speech bubbles, one with a heart.',
    },
  },
  {
    day: 7,
    topic: 'Read your numbers and improve',
    what: 'Every platform counts what people do with your posts. Reach is how many people saw it, engagement is how many reacted, and conversion is how many did what the business wanted, such as writing or paying.',
    why: 'Numbers tell you what to repeat and what to stop, without guessing. They are also how you prove your worth: an owner who sees that your videos brought 14 orders will keep you and pay you.',
    how: [
      'Choose one goal for the month: known, trusted or sold. Then choose one number for it: reach, comments and saves, or orders.',
      'Open the figures every Sunday. On Instagram and Facebook look under professional dashboard, on TikTok under analytics, on WhatsApp at views of your status.',
      'Write them in a table: date, post, reach, comments, saves, orders. Ask every buyer, "Where did you find us?"',
      'Work out the engagement rate: reactions, comments and saves together, divided by reach, times 100. If 800 people saw a post and 40 reacted, that is 5 percent.',
      'Compare with your own last month, not with a celebrity.',
      'Find the best and the worst post and name one likely reason for each.',
      'Change one thing next week, only one, and look again.',
    ],
    exercise:
      'Make a one-page report on your last seven posts: the goal, the table, the best post, the worst post, and the one thing you will change. Send it as if to a client.',
    illustration: {
      caption: 'A creator reads her week from a few rising bars.',
      alt: 'The creator at her phone stand. Above her, a chart whose bars grow from left to right.',
    },
  },
];
