interface Process {
  readonly role: string;
  readonly startedAt: Date;
  readonly seenAt: Date;
  readonly isSilent: boolean;
}

/** A silent process is replaced by one of its role that started later, which may be silent by now too. */
export function markReplaced<P extends Process>(processes: readonly P[]): (P & { isReplaced: boolean })[] {
  const free = processes.toSorted((a, b) => +a.startedAt - +b.startedAt);
  const replaced = new Set<P>();
  for (const gone of processes.filter(({ isSilent }) => isSilent).toSorted((a, b) => +a.seenAt - +b.seenAt)) {
    const index = free.findIndex(({ role, startedAt }) => role === gone.role && startedAt > gone.seenAt);
    if (index < 0) continue;
    free.splice(index, 1);
    replaced.add(gone);
  }
  return processes.map((process) => ({ ...process, isReplaced: replaced.has(process) }));
}
