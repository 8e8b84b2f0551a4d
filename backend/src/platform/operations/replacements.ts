interface Process {
  readonly role: string;
  readonly startedAt: Date;
  readonly seenAt: Date;
  readonly isSilent: boolean;
}

/** A process of the same role that started later replaces a silent one. It may itself be silent by now. */
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
