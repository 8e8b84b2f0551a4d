/** @jest-environment @happy-dom/jest-environment */

import { expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useNavigateIfMounted } from './use-navigate-if-mounted';

it.each([
  ['leads on who waited', '/form', '/done'],
  ['leaves alone who went elsewhere meanwhile', '/elsewhere', '/elsewhere'],
  ['leaves alone who came back to the page meanwhile', '/elsewhere,/form', '/form'],
])('%s', async (_, ways, end) => {
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  function Form() {
    const navigate = useNavigateIfMounted();
    return <button onClick={() => void answered.then(() => navigate('/done'))}>Send</button>;
  }
  const routes = [
    { path: '/form', element: <Form /> },
    { path: '*', element: null },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/form'] });
  render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  screen.getByRole('button').click();
  for (const way of ways.split(',')) await act(() => router.navigate(way));
  await act(async () => answer());
  expect(router.state.location.pathname).toBe(end);
});
