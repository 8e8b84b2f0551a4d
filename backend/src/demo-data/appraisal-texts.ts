export const appraisalTexts = [
  {
    learnings:
      'I learned to describe one customer before writing a word. My captions became shorter once I knew who would read them.',
    achievements: 'Wrote three captions for a tailor in my street and she used one the same evening.',
    challenges: 'Finding out what the customer wants took longer than the writing.',
    goals: 'Ask two more customers before the next post.',
  },
  {
    learnings:
      'A content calendar is not only dates. I planned which question each post answers, and the gaps became visible at once.',
    achievements: 'A calendar for two weeks with ten posts, shared with my team.',
    challenges: 'My first plan had too many posts for the time that I have.',
    goals: 'Keep to the calendar for a whole week.',
  },
  {
    learnings:
      'Good light beats a good camera. I took the same product by the window and under the bulb and compared both pictures.',
    achievements: 'Twelve product pictures that a shoe seller has put on her page.',
    challenges: 'Power went off twice, so I worked with daylight only.',
    goals: 'Learn to edit the colours on my phone.',
  },
  {
    learnings:
      'I read the figures of five posts and saw that saves tell me more than likes. People keep what they want to use later.',
    achievements: 'A one-page report with what to repeat and what to stop.',
    challenges: 'The page was new, so there were few figures to compare.',
    goals: 'Write a how-to post and see whether it is saved more often.',
  },
  {
    learnings:
      'An event needs a budget before it needs a venue. I listed every cost and found that transport was the one we forget.',
    achievements: 'A budget for a reading day for forty children, within the amount given.',
    challenges: 'Two suppliers gave prices only by telephone.',
    goals: 'Get the missing prices in writing.',
  },
  {
    learnings:
      'I practised answering complaints in public. Thanking, saying what happens next and moving to a private chat calms people.',
    achievements: 'Five model answers that a food seller can use.',
    challenges: 'It is hard to stay friendly when the complaint is not fair.',
    goals: 'Make a short guide for the whole team.',
  },
  {
    learnings:
      'Today was about offers. A price alone does not sell; I now say what is in it, for whom it is, and until when.',
    achievements: 'Rewrote the offer of a hair salon, and two people booked.',
    challenges: 'The owner wanted every service in a single post.',
    goals: 'Split the offer into three posts, one for each service.',
  },
  {
    learnings:
      'I learned to cut a video to thirty seconds by starting with the result. Viewers stay when they know where it leads.',
    achievements: 'One short video on tying a headwrap, with captions in two languages.',
    challenges: 'My phone ran out of space while I was editing.',
    goals: 'Film the next one in a single take.',
  },
  {
    learnings:
      'Research does not need money. I asked six market women the same four questions and three answers surprised me.',
    achievements: 'A table of the answers and one clear recommendation.',
    challenges: 'Some people were busy and I had to come back later.',
    goals: 'Ask the same questions in another market and compare.',
  },
  {
    learnings:
      'A brand is what people remember, not the logo. I wrote down three words for the bakery and checked each post by them.',
    achievements: 'A small style guide with colours, tone and two sample posts.',
    challenges: 'Choosing only three words was the hardest part.',
    goals: 'Use the guide for a full week of posts.',
  },
  {
    learnings:
      'I learned how to brief a speaker: audience, length, one message, and what happens before and after. It saved us two calls.',
    achievements: 'Briefs for three speakers, all of whom have said yes.',
    challenges: 'One speaker wanted to change the topic.',
    goals: 'Prepare the questions for the panel.',
  },
  {
    learnings:
      'E-mail still works when the subject line promises one thing. I tried two subject lines on a small list and kept the better.',
    achievements: 'A welcome letter that a bookshop will send to new customers.',
    challenges: 'I deleted half of my text, and it hurt.',
    goals: 'Write the second letter of the series.',
  },
] as const;

export const rejections = [
  'The link does not open. Please share the document with everyone who has the link.',
  'This repeats yesterday’s work. Tell us what you learned today.',
  'Please add your own example; what you sent is the template.',
  'The assignment is not finished yet. Send it again when all three parts are there.',
] as const;

export const praises = [
  'Clear and useful. Keep the examples coming.',
  'Well observed, and the report is easy to follow.',
  'Good work. Next time, show the figures too.',
] as const;

export const banReasons = [
  'Sent the same work under two names.',
  'Offensive messages to other members.',
  'Asked other members for money.',
] as const;
