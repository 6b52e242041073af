/** Backend processes that are remembered; of more, the one heard longest ago goes. */
const MOST_PROCESSES = 200;

/**
 * What signals said before, to tell news from a repetition. A revision is
 * `<process>.<number>`: numbers of one backend process follow each other, and
 * between processes nothing can be compared.
 *
 * @internal
 */
export class SeenRevisions {
  private readonly latest = new Map<string, number>();

  /**
   * Remembers the revision.
   *
   * @returns false when its process said the same or something later before
   */
  isNews(revision: string): boolean {
    const end = revision.lastIndexOf('.');
    const process = revision.slice(0, Math.max(end, 0));
    const number = Number(revision.slice(end + 1));
    if (Number.isNaN(number)) {
      return true;
    }
    const before = this.latest.get(process) ?? -Infinity;
    this.latest.delete(process);
    this.latest.set(process, Math.max(number, before));
    if (this.latest.size > MOST_PROCESSES) {
      this.latest.delete(this.latest.keys().next().value!);
    }
    return number > before;
  }
}
