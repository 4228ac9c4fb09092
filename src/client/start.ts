/** Runs on every page. Nothing here is needed to read. */
import './entry-tools.ts';
import './event-date.ts';
import './margin.ts';
import './paragraph-tools.ts';
import './address-of-day.ts';
import './binder/marks.ts';
import './preview/closed.ts';
import './search-box/closed.ts';
import './slash-key.ts';
import './theme-switch.ts';
import '../offline/client/newer-copy.ts';
