/** Runs on every page. Nothing here is needed to read. */
import './theme-switch.ts';
