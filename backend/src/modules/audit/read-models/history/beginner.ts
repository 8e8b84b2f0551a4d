interface Step {
  readonly actorId: string;
  readonly causationId: string | null;
}

/** The actor who began a chain of causation. null without a cause. */
export function beginnerOf(causationId: string | null, stepOf: (commandId: string) => Step | undefined): string | null {
  let beginner: string | null = null;
  for (let step = stepOf(causationId ?? ''); step; step = stepOf(step.causationId ?? '')) beginner = step.actorId;
  return beginner;
}
