/** Who is signed in, as the answer to a sign-in tells it. */
export interface SessionUser {
  id: string;
  email: string;
  roles: string[];
}

export const isStaff = ({ roles }: SessionUser): boolean => roles.some((role) => role !== 'member');
