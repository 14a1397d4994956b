import { TestEnvironment } from 'jest-environment-node';

/**
 * Lets go of what a block of tests was written with as soon as it is over. Jest keeps every test and hook to the end of an entry, and with
 * them all that they name: of a bundle each file's application, stopped long ago, which the collector then walks through again and again.
 */
export default class ForgetfulEnvironment extends TestEnvironment {
  handleTestEvent({ name, describeBlock }) {
    if (name !== 'run_describe_finish') return;
    for (const over of [...describeBlock.hooks.splice(0), ...describeBlock.children.filter(({ type }) => type === 'test')]) {
      over.fn = null;
      // The place where it was written names the functions around it.
      over.asyncError = new Error(over.name);
    }
  }
}
