interface Step {
  readonly actorId: string;
  readonly causationId: string | null;
}

/** Who did what a chain of processes began with; null where nothing led to it. */
export function beginnerOf(causationId: string | null, stepOf: (commandId: string) => Step | undefined): string | null {
  let beginner: string | null = null;
  for (let step = stepOf(causationId ?? ''); step; step = stepOf(step.causationId ?? '')) beginner = step.actorId;
  return beginner;
}
