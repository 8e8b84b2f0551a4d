import { Injectable } from '@nestjs/common';

interface Route {
  readonly method: string | readonly string[];
  readonly url: string;
}

@Injectable()
export class AllowedMethods {
  private readonly routes: Route[] = [];

  register({ method, url }: Route): void {
    this.routes.push({ method, url });
  }

  of(address: string): string[] {
    const parts = (address.split('?')[0] ?? '').split('/');
    const leadsThere = ({ url }: Route): boolean => {
      const names = url.split('/');
      return names.length === parts.length && names.every((name, i) => name.startsWith(':') || name === parts[i]);
    };
    return [...new Set(this.routes.filter(leadsThere).flatMap(({ method }) => method))];
  }
}
