/** Properties are tried on the same values each time: whether a fault is noticed is not to be left to chance. */
import fc from 'fast-check';

fc.configureGlobal({ seed: 1 });
