interface Process {
  readonly role: string;
  readonly startedAt: Date;
  readonly seenAt: Date;
  readonly isSilent: boolean;
}

/**
 * Says of each silent process whether it was made up for: one that was started later stands in for one, of its role,
 * also when it has fallen silent itself since, and so has to be stood in for.
 */
export function withReplacements<P extends Process>(processes: readonly P[]): (P & { isReplaced: boolean })[] {
  const free = processes.toSorted((a, b) => +a.startedAt - +b.startedAt);
  const replaced = new Set<P>();
  for (const gone of processes.filter(({ isSilent }) => isSilent).toSorted((a, b) => +a.seenAt - +b.seenAt)) {
    const place = free.findIndex(({ role, startedAt }) => role === gone.role && startedAt > gone.seenAt);
    if (place < 0) continue;
    free.splice(place, 1);
    replaced.add(gone);
  }
  return processes.map((process) => ({ ...process, isReplaced: replaced.has(process) }));
}
