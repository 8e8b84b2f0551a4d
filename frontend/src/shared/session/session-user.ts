export interface SessionUser {
  id: string;
  email: string;
  roles: string[];
}

export const isStaff = ({ roles }: SessionUser): boolean => roles.some((role) => role !== 'member');
