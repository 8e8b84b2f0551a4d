/** Skills that creators offer and businesses ask for, with synonyms. */
export const skills = [
  { name: 'Instagram', synonyms: ['ig', 'insta', 'reels'] },
  { name: 'TikTok', synonyms: ['tik tok'] },
  { name: 'Facebook', synonyms: ['fb', 'meta ads'] },
  { name: 'YouTube', synonyms: ['you tube'] },
  { name: 'LinkedIn', synonyms: ['linked in'] },
  { name: 'WhatsApp marketing', synonyms: ['whatsapp', 'whatsapp business', 'broadcast lists'] },
  { name: 'Content planning', synonyms: ['content calendar', 'content strategy', 'content creation', 'content'] },
  { name: 'Community management', synonyms: ['community', 'moderation'] },
  { name: 'Copywriting', synonyms: ['copy', 'copywriter', 'writing', 'captions', 'sales pages'] },
  { name: 'Blogging', synonyms: ['blog', 'blogs', 'articles'] },
  { name: 'Photography', synonyms: ['photos', 'photo', 'photographer', 'product photos'] },
  { name: 'Video editing', synonyms: ['video', 'videos', 'short videos', 'video editor', 'capcut'] },
  { name: 'Graphic design', synonyms: ['design', 'graphics', 'canva', 'fliers', 'flyers', 'photoshop'] },
  { name: 'E-mail marketing', synonyms: ['email marketing', 'newsletters', 'newsletter', 'mailchimp'] },
  { name: 'Paid advertising', synonyms: ['ads', 'paid ads', 'google ads', 'ppc'] },
  { name: 'Search optimisation', synonyms: ['seo', 'search engine optimization'] },
  { name: 'Market research', synonyms: ['research', 'surveys'] },
  { name: 'Analytics', synonyms: ['google analytics', 'reporting', 'data analysis'] },
  { name: 'Influencer marketing', synonyms: ['influencers', 'influencer'] },
  { name: 'Public relations', synonyms: ['pr', 'press', 'media relations'] },
  { name: 'Event planning', synonyms: ['event planner', 'events', 'weddings', 'logistics'] },
  { name: 'Hosting', synonyms: ['mc', 'compere', 'presenting', 'public speaking'] },
  { name: 'Styling', synonyms: ['fashion styling', 'stylist', 'wardrobe'] },
  { name: 'Fashion design', synonyms: ['tailoring', 'sewing', 'fashion illustration'] },
  { name: 'Modelling', synonyms: ['model', 'modeling'] },
  { name: 'Talent management', synonyms: ['artist management', 'bookings'] },
  { name: 'Music promotion', synonyms: ['music marketing', 'music'] },
  { name: 'Customer care', synonyms: ['customer service', 'customer support'] },
  { name: 'Sales', synonyms: ['selling', 'lead generation', 'closing'] },
  { name: 'Negotiation', synonyms: ['diplomacy', 'mediation'] },
  { name: 'Proposal writing', synonyms: ['proposals', 'grant writing', 'pitch decks'] },
  { name: 'Bookkeeping', synonyms: ['accounts', 'excel', 'spreadsheets'] },
  { name: 'Project management', synonyms: ['project manager', 'coordination', 'trello'] },
  { name: 'Translation', synonyms: ['translator', 'yoruba', 'igbo', 'hausa', 'zulu', 'xhosa', 'afrikaans'] },
] as const;

const words = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** The skills that a text names, by name or synonym. */
export const skillsIn = (text: string): string[] =>
  skills
    .filter(({ name, synonyms }) => [name, ...synonyms].some((word) => words(text).includes(words(word))))
    .map(({ name }) => name);

/** The skill with this name or synonym. */
export const skillNamed = (word: string): string | undefined =>
  skills.find(({ name, synonyms }) => [name, ...synonyms].some((one) => words(one) === words(word)))?.name;
