import { describe, expect, it } from '@jest/globals';
import type { ChallengeDay } from './api/appraisals.query';
import { checkAppraisal, startingValues, toSubmission } from './appraisal-values';

const filled = {
  learnings: 'A headline makes one promise.',
  assignmentUrl: 'https://network.example/my-post',
  achievements: '',
  challenges: '',
  goals: '',
  selfRating: 3,
};

describe('an appraisal before it is sent', () => {
  it('needs what was learnt and a link', () => {
    expect(checkAppraisal(filled)).toEqual({});
    expect(checkAppraisal({ ...filled, learnings: ' ', assignmentUrl: '' })).toEqual({
      learnings: 'Learnings are missing.',
      assignmentUrl: 'The assignment link is missing.',
    });
  });

  it.each([
    'javascript:alert(1)',
    'my post',
    'http://localhost/my-post',
    'http://192.168.1.2/my-post',
    'https://ada:secret@network.example/my-post',
  ])('refuses a link that the server would refuse: %s', (assignmentUrl) => {
    expect(Object.keys(checkAppraisal({ ...filled, assignmentUrl }))).toEqual(['assignmentUrl']);
  });

  it.each(['http://network.example', ' https://Network.Example:8080/p?q=1#a ', 'https://приклад.укр/допис'])(
    'takes a link that the server takes: %s',
    (assignmentUrl) => {
      expect(checkAppraisal({ ...filled, assignmentUrl })).toEqual({});
    },
  );
});

it.each([
  ['Look! https://network.example/my-post', 'https://network.example/my-post'],
  ['My day 3 (https://network.example/a_(film)).', 'https://network.example/a_(film)'],
  ['network.example/my-post', 'https://network.example/my-post'],
  [' https://network.example/my-post ', 'https://network.example/my-post'],
])('what was typed, or shared by an app, is read as the link in it: %s', (assignmentUrl, read) => {
  const day = { dayNumber: 1, attempt: 0 } as ChallengeDay;
  expect(checkAppraisal({ ...filled, assignmentUrl })).toEqual({});
  expect(toSubmission({ ...filled, assignmentUrl }, day).assignmentUrl).toBe(read);
});

describe('an appraisal that was not approved', () => {
  const day = { ...filled, dayNumber: 2, attempt: 1, goals: 'Ten posts', challenges: 'Not provided' } as ChallengeDay;

  it('starts from all that was sent, without the words of the server', () => {
    expect(startingValues(day)).toEqual({ ...filled, goals: 'Ten posts' });
  });

  it('says for which try it is meant', () => {
    expect(toSubmission(startingValues(day), day)).toMatchObject({ dayNumber: 2, attempt: 2, goals: 'Ten posts' });
  });
});
