import { SetMetadata } from '@nestjs/common';

export const RECORDED_ACCESS = 'sankofa:recorded-access';

export interface RecordedAccessOptions {
  /** For a file or list that leaves the product. By default the access is recorded as a view. */
  readonly as?: 'exported';
  /** Records the access before the response starts. Exports always do. */
  readonly first?: true;
  /** The field of the body or query that holds the reason. */
  readonly reason?: string;
  /** The response field that holds member ids, besides `userId`, `memberId` and `subject`. */
  readonly member?: string;
}

/** Sets how an access is recorded if the response does not tell. Staff routes are recorded without it. */
export const RecordedAccess = (options: RecordedAccessOptions): ClassDecorator & MethodDecorator =>
  SetMetadata(RECORDED_ACCESS, options);
