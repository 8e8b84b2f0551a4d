export const paths = [
  {
    id: 'creators',
    title: 'Creators Internship',
    lead: 'Three months, remote or hybrid, from your first post to paid work.',
    points: [
      'Become a social media pro, a professional marketer and an event planner',
      'Become a verified creator on our social network',
      'Earn as an influencer',
    ],
    action: 'Join as a creator',
    to: '/register?type=creator',
  },
  {
    id: 'businesses',
    title: 'For Businesses',
    lead: 'Tools, people and know-how for a business that wants to be seen.',
    points: [
      'Affordable growth tools, social media and marketing support',
      'Dedicated creator support, and creators you can hire',
      'Learn to promote for more profit, and meet African businesses',
    ],
    action: 'Join as a business',
    to: '/register?type=business',
  },
] as const;

export const steps = [
  {
    title: 'Sign up and become Pro',
    text: 'Tell us who you are and take the skills assessment. A Pro account opens the lessons and the challenge.',
  },
  {
    title: 'Take the 7\u2011day challenge',
    text: 'One lesson, one assignment, one appraisal a day. A person reviews each of them and gives you points.',
  },
  {
    title: 'Reach 50 points',
    text: 'Fifty points make you Silver and open live projects, team projects and freelance gigs.',
  },
  {
    title: 'Work, earn, be certified',
    text: 'Work with real brands, build your own team, and leave with a certificate and a recommendation.',
  },
] as const;

export const questions = [
  {
    question: 'What does it cost?',
    answer:
      'Signing up is free. A Pro plan is valid for three months: Basic is ₦4,500, Standard is ₦35,000, and you can pay in naira, rand, shilling or dollar.',
  },
  {
    question: 'Do I need a laptop?',
    answer:
      'No. Every lesson, assignment and appraisal works on a phone, and what you write is kept when the network drops.',
  },
  {
    question: 'What if my appraisal is rejected?',
    answer: 'You see the reason, and the same day opens again. Nothing you have earned is lost.',
  },
  {
    question: 'Where is Sankofa available?',
    answer: 'In all 36 states of Nigeria and FCT (Abuja), and in all nine provinces of South Africa.',
  },
  {
    question: 'I run a business. What do I need?',
    answer:
      'A few details about the business for verification. Once you are verified and Pro, you can order growth tools and hire creators.',
  },
] as const;
