import { Command } from '@commander-js/extra-typings';

/**
 * A command as `npm run NAME -- ...` calls it, with `--help`, before its options are added.
 *
 * Nothing here prints or ends the process: a wrong call is thrown by commander and told by `run`.
 *
 * @param name - the script's name in package.json
 * @param description - one or two sentences: what goes in, what comes out
 */
export const command = (name: string, description: string): Command =>
  new Command(`npm run ${name} --`)
    .description(description)
    .helpOption('-h, --help', 'show this text')
    .configureOutput({ outputError: () => undefined })
    .exitOverride();
