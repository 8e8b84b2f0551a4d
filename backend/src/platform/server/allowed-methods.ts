import { Injectable } from '@nestjs/common';

interface Route {
  readonly method: string | readonly string[];
  readonly url: string;
}

/** As the router reads it, which takes '/%61pi/me' for '/api/me'. */
export const pathOf = (url: string): string => decodeURI(url.split(/[?#]/, 1)[0] ?? '');

@Injectable()
export class AllowedMethods {
  private readonly routes: Route[] = [];

  register({ method, url }: Route): void {
    this.routes.push({ method, url });
  }

  of(url: string): string[] {
    const parts = pathOf(url).replace(/\/$/, '').split('/');
    const leadsThere = (route: Route): boolean => {
      const names = route.url.split('/');
      return names.length === parts.length && names.every((name, i) => name.startsWith(':') || name === parts[i]);
    };
    return [...new Set(this.routes.filter(leadsThere).flatMap(({ method }) => method))];
  }
}
