/** Links of pages are references: the address names the entry, whatever the words are. */
import { describe, expect, it } from 'vitest';

import { addressed } from '../../scripts/interpret/link-references.ts';
import { entryOf, ingested } from '../ingest/rig/ingested.ts';

const MEDIAWIKI = `= Glossary =

== barge ==
A barge can [[towing|tow it]] or be [[Lock|shut in]]. It has no [[winch|crank]], and [[wikipedia:Boat|a boat]] is another thing.

== lock ==
A lock is closed by its keeper.

== towing ==
Only a [[barge]] tows. A [[barge|larger one]] waits.
`;
const DOKUWIKI = MEDIAWIKI.replace('= Glossary =', '====== Glossary ======').replaceAll(/^== (.*) ==$/gmu, '===== $1 =====').replace('[[towing|', '[[rules:towing|').replace('wikipedia:Boat', 'wp>Boat');
const MARKDOWN = `# Glossary

## barge

A barge can [tow it](rules/towing.md) or be [shut in](#lock). It has no [crank](winch.md), and [a boat](https://boats.example/lock) is another thing. [Up](#top)

## lock

A lock is closed by its keeper.

## towing

Only a [barge](#barge) tows. A [larger one](glossary.md#barge) waits.
`;
const HTML = `<!DOCTYPE html><html><body><h1>Glossary</h1><p><a href="#r1">barge</a></p>
<a name="r1"></a><h3>barge</h3>
<p>A barge can <a href="#r3">tow it</a> or be <a href="/doku.php?id=rules:lock" class="wikilink1" title="rules:lock">shut in</a>. It has no <a href="/index.php?title=Winch&amp;action=edit" class="new" title="winch (page does not exist)">crank</a>, and <a href="https://boats.example/lock">a boat</a> is another thing. <a href="#top">Up</a></p>
<h3 id="r2">lock</h3>
<p>A lock is closed by its keeper.</p>
<h3 id="r3">towing</h3>
<p>Only a <a href="/wiki/Barge">barge</a> tows. A <a href="barge.html">larger one</a> waits.</p></body></html>`;

describe.each([['MediaWiki', 'a.txt', MEDIAWIKI], ['DokuWiki', 'a.txt', DOKUWIKI], ['Markdown', 'a.md', MARKDOWN], ['a saved page', 'a.html', HTML]])('links of %s', (_, file, page) => {
  it('lead to the entry that their address names, at their words, and those that lead nowhere say so', async () => {
    const read = await ingested({ [file]: page });
    const { seeAlso, base: [block] } = entryOf(read, 'barge');
    expect(seeAlso.map(({ phrase, target, reason }) => [phrase, target, reason])).toEqual([['tow it', 'towing', null], ['shut in', 'lock', null], ['crank', null, 'letter not held']]);
    expect(block?.spans.filter(({ is }) => is === 'see').map(({ from, to }) => block.text.slice(from, to))).toEqual(['tow it', 'shut in', 'crank']);
    expect(entryOf(read, 'towing').seeAlso.map(({ phrase, name, target }) => [phrase, name?.toLowerCase(), target])).toEqual([['barge', undefined, 'barge'], ['larger one', 'barge', 'barge']]);
    expect(entryOf(read, 'lock').referencedBy).toEqual(['barge']);
  });
});

describe('what an address names', () => {
  it.each([
    ['towing.md', ['towing'], true], ['../rules/Low%20Water.html?x=1#term-ebb', ['ebb', 'Low Water'], false], ['#top', [], false], ['#user-content-low-water', ['low-water'], true],
    ['/wiki/Low_Water', ['Low Water'], false], ['index.php?title=Rules:Low_Water&action=edit', ['Low Water'], false], ['wiki:guilds%3Awater', ['guilds:water', 'water'], true], ['100%.html', ['100%'], false],
  ])('%s', (address, names, asks) => {
    expect(addressed(address)).toMatchObject({ names, asks });
  });

  it.each(['https://boats.example/lock', 'mailto:clerk@quay.example', 'wiki:https%3A%2F%2Fboats.example', 'javascript:alert(1)', '//boats.example/lock'])('nothing of this corpus: %s', (address) => {
    expect(addressed(address)).toBeNull();
  });
});
