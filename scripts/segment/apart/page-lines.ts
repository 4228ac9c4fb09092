import { monthStems } from '../../language/en/calendar-words.ts';

/**
 * Lines that the place where a document was found puts around it: a site, a mail program, a forum, an archive of the web.
 * They say nothing of the game, and their days are not the document's.
 */

/** Fields of a letter's head. */
const FIELDS = new Set([
  'from', 'to', 'cc', 'bcc', 'sender', 'reply-to', 'newsgroups', 'subject', 'date', 'message-id', 'in-reply-to', 'organization', 'organisation', 'lines', 'references',
  'return-path', 'received', 'approved', 'distribution', 'followup-to', 'nntp-posting-host', 'path', 'xref', 'keywords', 'delivered-to', 'precedence', 'user-agent',
  'content-type', 'content-transfer-encoding', 'mime-version', 'archive-name', 'summary', 'sent', 'resent-from', 'errors-to', 'posted', 'author',
]);
const FIELD = /^(?<name>[A-Za-z][A-Za-z-]{1,28}):(?:\s|$)/u;
/** A letter's head holds one of these, and so many fields one below the other. */
const TELLING = new Set(['from', 'subject', 'newsgroups', 'message-id']);
const FEWEST_FIELDS = 2;

const BYLINE_DAY = '(?:\\p{L}{3,9}\\.? \\d{1,2}(?:st|nd|rd|th)?,? \\d{4}|\\d{1,2}(?:st|nd|rd|th)? \\p{L}{3,9}\\.?,? \\d{4}|\\d{4}-\\d{2}-\\d{2})';

/** Lines that stand nowhere but on a page of the web or before a letter. */
export const PAGE_LINES: readonly { is: RegExp; example: string }[] = [
  { is: /^jump to:? ?navigation,? ?(?:(?:jump to:? ?)?search)?$/iu, example: 'Jump to navigation Jump to search' },
  { is: /^\d{1,4}(?:[.,]\d{1,2})? ?[kкmмg][bб]$/iu, example: '2.57 MB' },
  { is: /^skip to (?:first unread|main content|content|navigation)\b/iu, example: 'Skip to first unread message' },
  { is: /^(?:table of )?contents\s?\|$/iu, example: 'Contents |' },
  { is: /^[\d,.]+ (?:views?|captures?|posts?|replies|reads|comments?|messages?|downloads?|answers?|likes?(?: unlike)?|votes?|followers?|members?)$/iu, example: '12 captures' },
  { is: /^(?:\d{1,2}[./]){2}\d{2,4} views\b/iu, example: '15/12/2012 Views' },
  { is: /\s\d{1,5} repl(?:y|ies)\b.{0,60}$/iu, example: 'Towing through a lock   12 replies   by Nan' },
  { is: /^posted(?: on)?\s?[-–—:]?\s(?:\p{L}{3,9}\.? \d{1,2},? \d{4}|\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}).{0,30}$/iu, example: 'Posted - 05/22/2001 : 10:14:55' },
  { is: /^[\d,.]+k? (?:retweets?|reposts?|quotes?|likes?|bookmarks?|shares?|replies|views)(?:\s?[·•]?\s?[\d,.]+k? (?:retweets?|reposts?|quotes?|likes?|bookmarks?|shares?|replies|views)){0,4}$/iu, example: '12 Retweets 4 Likes' },
  { is: /^\S.{1,50} \S{2,30} at (?:[a-z0-9-]+\.)+[a-z0-9-]{2,10}$|^\p{L}{3} \p{L}{3} {1,2}\d{1,2} \d{2}:\d{2}:\d{2} (?:[A-Z]{2,5} )?\d{4}$|^-+ next part -+$|^an html attachment was scrubbed\b.{0,40}|^more information about the \S{2,40} mailing list$/iu, example: 'Tue May  3 10:12:44 CEST 2005' },
  { is: /^[-=_*~]{2,80} ?(?:(?:begin|start|end) of )?(?:the )?(?:original|forwarded|quoted|attached|included) (?:part|message|text|mail|post|file|digest|copy)(?: (?:begins|starts|ends|stops|follows)(?: here)?)? ?[-=_*~]{2,80}$/iu, example: '-----Original part ends here-----' },
  { is: /^(?:go to|back to|return to) (?:the )?top(?: of (?:the )?page)?$/iu, example: 'Go to Top of Page' },
  { is: /^labels?:\s.{0,80}$/iu, example: 'Labels: rulings' },
  { is: /^(?:google|yahoo!?) groups\b.{0,80}\b(?:no longer|usenet|shut down|has ended)\b.{0,120}$|^dismiss$/iu, example: 'Google Groups has ended what it did for Usenet' },
  { is: /^unread,?$/iu, example: 'unread,' },
  { is: /^\{(?:reactions|attachments|embed|stickers)\}$/iu, example: '{Reactions}' },
  { is: /^(?::[a-z0-9_+-]{2,30}:(?: \(\d{1,4}\))?\s?){1,8}$/iu, example: ':thumbsup: (3)' },
  { is: /^to (?:[a-z0-9-]+\.){2,}[a-z0-9-]+$/u, example: 'to rec.games.lamps.ostermere' },
  { is: /^(?:written|posted|submitted|sent) by .{2,60}? (?:at|on|»)\s.*\d/iu, example: 'Written by Nan at 06 December 2001 18:48:27:' },
  { is: /^(?:re: .*\n)?(?:post(?:ed)?|written) by [^.:]{2,60}?(?: ».*)?$/iu, example: 'Post by Nan Pettibone »' },
  { is: /^(?:\S{1,30} ){1,3}(?:wrote|writes):$/iu, example: 'Nan Pettibone wrote:' },
  { is: /^on .{6,60} wrote:$/iu, example: 'On 5 May 1997, the clerk wrote:' },
  { is: /^re: \S.{0,80}$/iu, example: 'Re: Current Rulings' },
  { is: /^(?:posted|submitted) (?:by \S{2,40} )?(?:\d+|an?) \p{L}{1,7}\.? ago(?: ?\*)?(?: by \S{2,40})?$|^thread starter \S.{1,40}$|^start date .{4,30}$/iu, example: 'submitted 3 years ago by nan_weaver' },
  { is: /^report this post\b.{0,80}$/iu, example: 'Report this post   Quote   2 users thanked Nan' },
  { is: /^(?:user avatar|avatar|contact:|back to top|top|board index\b.*|quick links|login or register\b.*)$/iu, example: 'User avatar' },
  { is: /^(?:posts|joined|location|reputation|member since|user info|post subject|posted):(?:\s.{0,60})?$|^posted: .{0,60}\bpost subject: .{0,120}$/iu, example: 'Posts: 3196' },
  { is: /^(?:\[?(?:date|thread|author|subject) (?:prev|next|index)\]?\s*)+$/iu, example: '[Date Prev][Date Next][Thread Index]' },
  { is: /^(?:prev(?:ious)?|next) by (?:date|thread):?/iu, example: 'Next by thread: Rulings' },
  { is: /^(?:[*•-]\s+)?(?:follow-?ups?|thread|messages sorted by|previous message|next message|maybe in reply to)(?: \([^()]{1,20}\))?:(?:\s.{0,80})?$/iu, example: 'Messages sorted by: [ date ] [ thread ]' },
  { is: /^(?:view|printer?)[ -](?:topic|thread|friendly|previous|next|unanswered|first unread)\b.{0,40}$/iu, example: 'View previous topic' },
  { is: /\bview (?:topic|thread|forum) - /iu, example: 'The Quay • View topic - rulings' },
  { is: /^(?:the wayback machine - .*|about this capture|collected by|timestamps|organization: (?:alexa|internet archive).*|loading\.{2,3}|success|fail)$/iu, example: 'About this capture' },
  { is: new RegExp(String.raw`^(?:(?:${monthStems})\s?){2,3}$`, 'iu'), example: 'FEB MAR APR' },
  { is: /^(?:\d{4}\s){2}\d{4}$/u, example: '2008 2009 2010' },
  { is: /^\d{1,2} [A-Z][a-z]{2} \d{4} [-–] \d{1,2} [A-Z][a-z]{2} \d{4}(?:\s+\d{4}){0,3}$/u, example: '8 Mar 2009 - 14 Sep 2012     2009 2010 2011' },
  { is: /^previous captures?\s+\d{1,2}\s+next captures?$|^(?:previous|next) captures?(?:\s+\d{1,2})?$/iu, example: 'Previous capture   27   Next capture' },
  { is: /^[\d,.]+ captures?\s+\d{1,2}$/iu, example: '12 captures            27' },
  { is: /^(?:https?:\/\/|www\.)\S+\s+go(?:\s+[A-Z]{3}){2,3}$/iu, example: 'http://quay.example/rulings.html  Go  FEB MAR APR' },
  { is: /^<?(?:https?:\/\/|www\.)\S+(?: go)?(?:\s+\(?\d+ of \d+\)?(?:\[[\d/.: ]+\])?)?(?:\s+\[?\d[\d/.:]*(?: [\d/.:]+)*(?: ?[AP]M)?\]?)?$/iu, example: 'http://quay.example/rulings.html (1 of 4) [5/5/05]' },
  { is: /^\d{1,4}\. (?:https?|ftp|file|mailto|news):\S+$|^(?:visible|hidden) links:?$/iu, example: '9. http://quay.example/towing.html' },
  { is: /^(?:file|page) saved from:?\s/iu, example: 'Page saved from: quay.example' },
  { is: /^(?:you are here|search|jump to|go to|share this|filed under|tags):(?:\s.{0,80})?$|^(?:related|similar|more) (?:articles?|posts?|pages?|links?): .{1,160}$|^display posts from previous\b.{0,60}$/iu, example: 'You are here: Home > Rules' },
  { is: /^(?:log ?in|log ?out|register|sign (?:in|up)|reply|quote|report|print|share|download|embed|home|next|previous|prev|index|search|help|menu|« ?\w+|\w+ ?»|<<|>>|«|»)$/iu, example: 'Log in' },
  { is: /^>>\s?\S.{0,40}$|^\S.{0,40}<<$/u, example: '>>rules and' },
  { is: /^\[?\/?(?:quote|code|url)(?:=.{0,60})?\]?:?$/iu, example: '[quote]' },
  { is: /^(?:show (?:more|less)|e?paper read|download e?paper|create successful epaper yourself|turn your pdf publications into .*|start now|flag|tags|embed(?: size)?.*|more documents|recommendations|document information|click to expand .*|uploaded by \S.{0,60}|no tags were found.*|delete template\?|save as template\?)$/iu, example: 'Create successful ePaper yourself' },
  { is: /^(?:about us|contact us|privacy policy|terms (?:of (?:use|service)|and conditions|& conditions)|cookie (?:policy|settings)|legal notice|site ?map|all rights reserved\.?)$/iu, example: 'Privacy Policy' },
  { is: /^(?:open navigation menu|close suggestions?.{0,20}|flag for inappropriate content|share this document|download now(?: .{0,40})?|jump to page|you are on page \d+(?:\s?\/\s?| of )\d+|(?:available formats|copyright):.{0,120}|save .{3,80} for later|uploaded by .{2,60}|\d+ ratings?\b.{0,60})$/iu, example: 'You are on page 1 of 5' },
  { is: /^(?:\d+ ratings?\s?\d{1,3}% found this (?:document|paper) .{0,40}|[\d.,]+k? views?\s?\d+ pages?|uploaded by|save to library|for later|(?:download|view|read) (?:as|in) (?:pdf|txt|docx?|text)\b.{0,60}|(?:download|read)(?: (?:it|this|the document))? (?:for )?(?:free|online)\b.{0,40}|date uploaded|carousel (?:previous|next))$/iu, example: '84 views37 pages' },
  { is: /^(?:\d+[- ]min(?:ute)?s? read|posted (?:in|under) \S.{1,60}|tagged:? \S.{1,80}|post navigation|← ?\S.{1,60}|\S.{1,60} →)$/iu, example: 'Posted in Rules' },
  { is: /^(?:tweet|pin it|share on \w+|like loading\.{0,3}|read more\b.{0,60}|in this article|related posts?|related articles?|newer posts?|older posts?|subscribe|follow us(?: on .{1,20})?)$/iu, example: 'Related posts' },
  { is: /^(?:turn static files into .{4,40}|create a flipbook|published using google docs|updated automatically every \d+ minutes?|report abuse|google automatically generates html versions.{0,60}|this is the html version of the file .{4,80}|(?:previous|prev)\s+next|view page source|built with \S+ using a theme\b.{0,60}|see other formats)$/iu, example: 'Published using Google Docs' },
  { is: /^(?:Previous|Next)(?=\p{Lu}\p{Ll}).{2,60}$/u, example: 'NextScoring' },
  { is: /^(?:previous|next)\s?[«»‹›←→]+\s?\S.{1,60}$/iu, example: 'Next → Scoring' },
  { is: /^(?:last )?(?:updated|modified|edited) (?:\d+|an?|one|two|three|four|five|six) \w+ ago$|^ctrl(?: ?\+? ?k)?$/iu, example: 'Last updated 2 years ago' },
  { is: new RegExp(`^(?:by \\p{Lu}.{1,40}[,|·–-] ?)?${BYLINE_DAY},?\\s(?:by|@|\\|)\\s.{2,60}$`, 'iu'), example: 'August 8, 2016 by Thorn' },
  { is: /^(?:powered by \S.{0,40}|was this helpful\??|on this page|ctrl ?\+? ?k|⌘ ?k|search\.{3}|edit on git\w+|copy(?: page)?|export as pdf)$/iu, example: 'Was this helpful?' },
  { is: /^(?:main page|recent changes|random (?:page|article)|jump to (?:navigation|search|content)|what links here|related changes|special pages|printable version|permanent link|page information|create account|navigation menu|personal tools|cite this page)$/iu, example: 'Recent changes' },
  { is: /^(?:about \p{Lu}.{0,50}\bwiki\w*|disclaimers|(?:mobile|desktop|classic) view|cookie statement|namespaces)$/iu, example: 'About the Harbour Wiki' },
  { is: /^(?:retrieved from\b.{0,200}|categor(?:y|ies): .{1,120}|jump to:? ?navigation, ?search|from [\p{Lu}\d].{2,60}wiki\w*|(?:this )?page (?:was last|was|last|has been) (?:modified|edited|accessed|changed|updated|revised|viewed|visited|read)\b.*|this article is a stub.*|views? source|(?:view )?history|discussion|talk|trace:.{0,120}|.{0,80}\blast modified: .{0,80}|\[\[.{1,80}\]\])$/iu, example: 'Retrieved from "http://wiki.ostermere.example/index.php"' },
  { is: /^(?=.*\[ ?(?:home|index|contents|search|(?:back to )?top|next|back|prev(?:ious)?|menu|main|up)(?: page)? ?\])(?:\[ ?[\p{L}#][^[\]]{0,24}\][\s|·-]{0,4}){2,12}$/iu, example: '[ Back to top ] [ Home ]' },
  { is: /^this (?:page|site) (?:is )?(?:hosted|sponsored|provided) (?:by|at|on) \S.{1,80}$|^get your (?:own )?free (?:home ?page|web ?site|e-?mail)\b.{0,40}$|^(?:page|site) (?:created|made|built) with \S.{1,60}$/iu, example: 'This page hosted by QuayCities. Get your own Free Home Page' },
  { is: /^(?:you are (?:visitor|guest) (?:number|no\.?|#)\s?\d.{0,60}|(?:site|web ?site|page|design) by \p{Lu}.{1,60}|.{0,60}\bbest (?:seen|viewed) (?:at|in|with) .{2,60})$/iu, example: 'You are visitor number 20417' },
  { is: /^(?:users browsing this forum|who is online|registered users|moderators?|jump to|in total there (?:are|is)): ?.{0,120}$/iu, example: 'Users browsing this forum: no registered users and 2 guests' },
  { is: /^(?:[-–—]\s?\d{1,3}\s?[-–—]|p(?:age|\.)\s?\d{1,3}(?: of \d{1,3})?)$/iu, example: '- 23 -' },
  { is: /^(?:(?:post )?#\d{1,5}[:.]?\s{1,4})?(?:post ?)?by \S.{0,40} » .{0,40}\d.{0,10}$/iu, example: '#2  Post by Nan » Tue Nov 11, 9:08 pm' },
  { is: /^(?:it is currently|current time|all times are|the time now is|last visit(?: was)?)\b.{0,20}\d.{0,40}$|^\d{1,5} (?:posts?|topics?|messages?) [•·|] page \d{1,3} of \d{1,3}$/iu, example: 'It is currently Tue Mar 02, 2010 4:11 pm' },
  { is: /^(?:inscription|messages|(?:message)?posté(?: le)?|sujet du message|registriert|beiträge|verfasst|betreff des beitrags|registrado|mensajes|publicado|asunto):\s.{0,80}$|^(?:nous sommes le|heures au format|aktuelle zeit|alle zeiten sind|fecha actual|poster un nouveau sujet|neues thema erstellen|avatar de l[’']utilisateur|benutzeravatar|auteur message$)(?:\s.{0,80})?$/iu, example: 'Inscription: Lun Mar 02, 2009 4:11 pm' },
  { is: /^« (?:(?:reply #\d+ )?on:? .{6,50}|last edit: .{6,80}) »(?:\s+logged)?$|^logged$|^author\s+topic: .{1,100}\(read [\d,.]+ times\)$/iu, example: '« Reply #1 on: March 21, 2011, 11:51:40 PM »' },
  { is: /^page \d{1,3} of \d{1,3}\s*\[ ?\d+ (?:posts?|topics?) ?\]$/iu, example: 'Page 1 of 1 [ 3 posts ]' },
  { is: /^last edited (?:by \S.{0,40} )?on .{6,60}$/iu, example: 'Last edited by Nan on Wed Nov 12, 7:55 am, edited 2 times in total.' },
  { is: /^(?:to unsubscribe\b.{0,120}|\S{3,60} mailing list|you (?:are receiving|received) this (?:mail|message|e-?mail)\b.{0,120})$/iu, example: 'To unsubscribe, send a mail with the word "unsubscribe" in its subject' },
  { is: /^\[(?:editor|ed\.|editor[’']s note|typist|webmaster|moderator|note to (?:self|the editor|the printer)|to ?do)\b.{0,180}\]$/iu, example: '[Editor: do we still need the Long Mole?]' },
  { is: /^\d{2,3}%$|^page \d{1,4} \/ \d{1,4}$/iu, example: 'Page 1 / 3' },
  { is: /^(?:reward your curiosity|everything you want to read\.|any ?time\. any ?where\. any device\.|no commitment\. cancel any ?time\.)$/iu, example: 'Everything you want to read.' },
  { is: /^(?:(?:hidden )?categor(?:y|ies)|(?:in other )?languages?|trending (?:pages|articles)|popular pages|all items(?: \(\d+\))?):$/iu, example: 'In other languages:' },
  { is: /^posted by \S.{0,40}? on .{6,40} (?:at \d{1,2}[:.]\d{2}.{0,20} )?in \p{Lu}.{1,60}$/iu, example: 'Posted by N. Weaver on Friday morning in Organised Play' },
  { is: /^(?:<< ?\S.{0,30}\s{2,}\S.{0,30} ?>>|(?:older|newer|previous|next)(?: posts?| entr(?:y|ies))?: \S.{1,120} \| \S.{1,120})$/iu, example: '<< K and L     O and P >>' },
  { is: /^(?:we use cookies\b|this (?:web)? ?site uses cookies\b|your (?:shopping )?(?:cart|basket) is\b).{0,160}$/iu, example: 'We use cookies to keep you signed in. Accept all | Settings' },
  { is: /^(?:name|e-?mail|web ?site|comment)(?: address)? \((?:required|optional|will not be (?:shown|published))[^()]{0,40}\)$/iu, example: 'Email (will not be shown)' },
  { is: /^(?:print|report|share|edit|mail|e-mail|reply|link|download|history|copy|save|bookmark|suggest)(?: [\p{L}]+){0,4} ?[|·•] ?\S.{0,60}$/iu, example: 'Print this page | Report a mistake' },
  { is: /^(?:explore|fan feed|advertisement|sign in to edit|(?:talk|discuss(?:ion)?) \(\d+\)|community content is available under .{2,80}|in: \p{Lu}.{2,80}|more information)$/iu, example: 'Community content is available under CC-BY-SA unless otherwise noted' },
  { is: /^except where otherwise noted,? (?:the )?content\b.{0,40}\blicen[sc]ed\b.{0,160}$/iu, example: 'Except where otherwise noted, content on this wiki is licensed under CC BY-SA' },
  { is: /^(?:my subreddits|want to join\?.{0,60}|all \d+ comments|sorted by: \p{L}+|(?:perma-?links?|(?:\d+ comments? ?)?share) ?(?:embed|save|parent|context).{0,40})$/iu, example: 'permalinkembedsavereportreply' },
  { is: /^\S{2,30} \(\[info\]\S{2,30}\) wrote\b.{0,60}$|^@ \d{4}-\d{2}-\d{2} \d{2}:\d{2}(?::\d{2})?$|^current (?:mood|music|location):\s.{1,80}$|^\(reply to this\).{0,30}$/iu, example: '@ 2004-03-08 21:40:00' },
  { is: /^\p{L}{3} \d{1,2}, \d{4}, \d{1,2}:\d{2}(?::\d{2})?\s?[AP]M.{0,20}$/u, example: 'Mar 8, 2009, 3:00:00 AM3/8/09' },
];

/** What stands between names of pages, one beside the other; and what no such name holds. */
const BARS = [{ between: /[|·•‹›»]/u, notIn: /[.!?](?!\p{L})/u }, { between: /\s>\s/u, notIn: /[.!?>]/u }, { between: /\s<\s/u, notIn: /[.!?<]/u }, { between: /\s:\s/u, notIn: /[.!?:]/u }];
const LONGEST_NAME = 40;

/** Cut first, then looked at: an expression for the whole tries every way to cut a line of nothing but signs and spaces. */
function isBar(line: string): boolean {
  return BARS.some(({ between, notIn }) => {
    const names = line.split(between).map((name) => name.trim());
    return names.length > 2 && names.every((name) => name !== '' && name.length <= LONGEST_NAME && !notIn.test(name));
  });
}

/** What the buttons of a board and of a journal say, which stand one beside the other with gaps between. */
const BUTTONS = new Set(['user name', 'password', 'remember me?', '[ ] remember me?', 'register', 'faq', 'members list', 'member list', 'memberlist', 'calendar', "today's posts", 'new posts', 'search', 'log in', 'login', 'thread tools', 'display modes', 'rate thread', 'search this thread', 'mark forums read', 'forum rules', 'usergroups', 'profile', 'previous entry', 'next entry', 'add to memories!', 'tell a friend!', 'track this', 'flag', 'community', 'home', 'forums', 'help']);

/** Whether a line is such a row of buttons: nothing in it names the document. */
export function areButtons(line: string): boolean {
  const words = line.split(/\s{2,}|\t/u).map((word) => word.trim().toLowerCase().replaceAll('’', "'")).filter((word) => word !== '');
  return words.length > 1 && words.every((word) => BUTTONS.has(word));
}

/** Lines of such a bar that is broken at a width, at the most; signs in its first line. */
const MOST_BROKEN = 3;
const FEWEST_SIGNS = 2;
const BAR_SIGN = /\s[|·•‹›»><](?:\s|$)/u;

/** Reads: the lines of a document. Writes: the indexes of those that are one bar together, with a gap above and below, and no title below a whole one: `lamps > quay > rules and` above `rulings`. */
export function brokenBars(texts: readonly string[]): number[] {
  const isGap = (at: number): boolean => (texts[at] ?? '').trim() === '';
  return texts.flatMap((text, at) => {
    if (isGap(at) || !isGap(at - 1) || text.split(BAR_SIGN, FEWEST_SIGNS + 1).length <= FEWEST_SIGNS) return [];
    const length = texts.slice(at, at + MOST_BROKEN + 1).findIndex((line) => line.trim() === '');
    const lines = length > 1 ? texts.slice(at, at + length) : [];
    const isBroken = lines.slice(1).every((line, index) => /^\s*\p{Ll}/u.test(line) || BAR_SIGN.test(line) || /[|·•‹›»><]\s*$/u.test(lines[index] ?? ''));
    return isBroken && lines.length > 0 && isPageLine(lines.map((line) => line.trim()).join(' ')) ? lines.map((_, index) => at + index) : [];
  });
}

/** Who pays for it, right above the word that says what it is. */
const SPONSOR = /^\S.{0,40}\bsponsors?$/iu;
const ADVERTISEMENT = /^advertise?ments?$/iu;
/** Lines of an advertisement, at the most. */
const LONGEST_ADVERTISEMENT = 8;

/** What else a host of wikis has to show, in the midst of a page. */
const FEED = /^fan feed$/iu;

/** Reads: the lines of a document. Writes: the indexes of advertisements that a board or a wiki's host sets into a text, up to the next gap. */
export function advertisements(texts: readonly string[]): number[] {
  return texts.flatMap((text, at) => {
    const isSponsored = ADVERTISEMENT.test(text.trim()) && SPONSOR.test(texts[at - 1]?.trim() ?? '');
    if (!isSponsored && !FEED.test(text.trim())) return [];
    const length = texts.slice(at, at + LONGEST_ADVERTISEMENT).findIndex((line) => line.trim() === '');
    const first = isSponsored ? at - 1 : at;
    return length < 0 ? [] : Array.from({ length: at + length - first }, (_, index) => first + index);
  });
}

/** Whether a line stands on a page of the web or before a letter and nowhere else. */
export function isPageLine(text: string): boolean {
  const line = text.trim();
  return line.length <= 200 && (PAGE_LINES.some(({ is }) => is.test(line)) || (isBar(line) && !/[*[]/u.test(line)) || areButtons(line));
}

/** The field of a letter's head that a line is, or null. */
export function fieldOf(text: string): string | null {
  const name = FIELD.exec(text.trim())?.groups?.['name']?.toLowerCase() ?? null;
  return name !== null && (FIELDS.has(name) || name.startsWith('x-') || name.startsWith('list-')) ? name : null;
}

/** Reads: the fields of lines that stand one below the other. Writes: whether they are a letter's head, and no topics that bear such names. */
export function isLettersHead(fields: readonly string[]): boolean {
  return fields.length >= FEWEST_FIELDS && fields.some((name) => TELLING.has(name));
}
