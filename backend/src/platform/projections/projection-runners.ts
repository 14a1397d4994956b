import type { Projection } from '../../kernel/projection.js';
import { type Pace, ProjectionRunner, type ProjectionTools } from './projection-runner.js';

/**
 * Views that may follow later are written in small batches: in a single process the others wait for no more than one of them. Many comments of
 * a topic that many watch make the same few documents again and again, so they are folded together, and others have as much time.
 */
const LATER: Pace = { mostDocuments: 2_500, mostWrites: 30_000, rests: true };
/** A history is read in great batches: nobody is answered meanwhile. */
const HISTORY: Pace = { batch: 2_000, mostWrites: 20_000 };
/** Whoever is further behind than this reads a history: the log is read once for all of them then. */
const FAR_BEHIND = 5_000;

/**
 * The runners of all projections: one for those that replies wait for, and one for each that may follow later. While the former are far
 * behind nobody is answered anyway: until they have caught up one runner folds all projections in one pass over the log.
 */
export class ProjectionRunners {
  private readonly prompt: ProjectionRunner;
  private readonly apart: readonly ProjectionRunner[];
  private readonly together: ProjectionRunner;
  private running: readonly ProjectionRunner[] = [];
  private parting: Promise<void> | null = null;
  private isStopped = false;

  constructor(
    private readonly tools: ProjectionTools,
    private readonly projections: readonly Projection[],
    private readonly farBehind = FAR_BEHIND,
  ) {
    const isLate = ({ follows }: Projection) => follows === 'later';
    this.prompt = new ProjectionRunner(
      tools,
      projections.filter((one) => !isLate(one)),
    );
    this.apart = [this.prompt, ...projections.filter(isLate).map((one) => new ProjectionRunner(tools, [one], LATER))];
    this.together = new ProjectionRunner(tools, projections, { ...HISTORY, caughtUp: () => (this.parting = this.part()) });
  }

  async start(): Promise<void> {
    this.run((await this.areFarBehind()) ? [this.together] : this.apart);
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    await this.parting;
    await Promise.all(this.running.map((runner) => runner.stop()));
  }

  /** Whether this process folds every projection now, each in its own time. */
  get holdsAll(): boolean {
    return this.running === this.apart && this.apart.every(({ holdsAll }) => holdsAll);
  }

  /** Whether one of them has stopped and is about to try again. */
  get isFailing(): boolean {
    return this.running.some(({ follower }) => follower.failure !== null);
  }

  /** Tells how far those have come that replies wait for. */
  announce(): void {
    (this.running[0] ?? this.prompt).announce();
  }

  private run(runners: readonly ProjectionRunner[]): void {
    this.running = runners;
    for (const runner of runners) runner.start();
  }

  private async part(): Promise<void> {
    await this.together.stop();
    if (!this.isStopped) this.run(this.apart);
  }

  private async areFarBehind(): Promise<boolean> {
    const checkpoints = await this.tools.views.checkpoints();
    const slowest = Math.min(...this.projections.filter(({ follows }) => follows !== 'later').map(({ name }) => checkpoints.get(name) ?? 0));
    return (await this.tools.log.head()) - slowest > this.farBehind;
  }
}
