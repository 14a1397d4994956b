/** Short messages to all processes of the installation. Nothing is kept: whoever is not listening has to find out otherwise. */
export interface Bulletin {
  publish(topic: string, text: string): void;
  /** Also hears what this process publishes. */
  subscribe(topic: string, listener: (text: string) => void): void;
}

/** For an installation of one process: the listeners are all here. */
export class LocalBulletin implements Bulletin {
  private readonly listeners = new Map<string, ((text: string) => void)[]>();

  publish(topic: string, text: string): void {
    for (const listener of this.listeners.get(topic) ?? []) listener(text);
  }

  subscribe(topic: string, listener: (text: string) => void): void {
    this.listeners.set(topic, [...(this.listeners.get(topic) ?? []), listener]);
  }
}
