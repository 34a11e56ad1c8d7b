// cspell:disable -- the words of programs
/** Drawings in the manner of the programs that people draw with. */
const XLINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"';
const SVG = `xmlns="http://www.w3.org/2000/svg" ${XLINK}`;
const HOUSE = 'M10 60V30L40 8l30 22v30z';
const PNG =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const svg = (inside: string, attributes = ''): string =>
  `<svg ${SVG} viewBox="0 0 80 70" ${attributes}>${inside}</svg>`;

const ADOBE = `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 27.0.0, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
	<!ENTITY ns_extend "http://ns.adobe.com/Extensibility/1.0/">
	<!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">
	<!ENTITY ns_svg "http://www.w3.org/2000/svg">
	<!ENTITY ns_xlink "http://www.w3.org/1999/xlink">
	<!ENTITY ns_custom "http://ns.adobe.com/GenericCustomNamespace/1.0/">
	<!ATTLIST svg onload CDATA #IMPLIED>
]>
`;
const adobe = (inside: string): string =>
  `${ADOBE}<svg version="1.1" id="Layer_1" xmlns:x="&ns_extend;" xmlns:i="&ns_ai;" xmlns="&ns_svg;" xmlns:xlink="&ns_xlink;"
	 x="0px" y="0px" viewBox="0 0 80 70" style="enable-background:new 0 0 80 70;" xml:space="preserve">${inside}</svg>`;

const INKSCAPE =
  'xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns:svg="http://www.w3.org/2000/svg" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:cc="http://creativecommons.org/ns#" xmlns:dc="http://purl.org/dc/elements/1.1/"';
const inkscape = (inside: string): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n<!-- Created with Inkscape -->\n${svg(
    `<sodipodi:namedview id="base" inkscape:zoom="1.4" showgrid="false"><inkscape:grid type="xygrid"/></sodipodi:namedview><metadata><rdf:RDF><cc:Work rdf:about=""><dc:format>image/svg+xml</dc:format></cc:Work></rdf:RDF></metadata>${inside}`,
    `${INKSCAPE} sodipodi:docname="roof.svg" inkscape:version="1.2"`,
  )}`;

const corel = (styles: string, inside: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n<!-- Creator: CorelDRAW 2020 -->\n${svg(
    `<defs><style type="text/css"><![CDATA[${styles}]]></style></defs><g id="Layer_x0020_1"><metadata id="CorelCorpID_0Corel-Layer"/>${inside}</g>`,
    'xml:space="preserve" style="shape-rendering:geometricPrecision; text-rendering:geometricPrecision; fill-rule:evenodd; clip-rule:evenodd" xmlns:xodm="http://www.corel.com/coreldraw/odm/2003"',
  )}`;

export const DRAWN_BY: Record<string, string> = {
  'Illustrator, kept for editing': adobe(
    `<switch><foreignObject requiredExtensions="&ns_ai;" x="0" y="0" width="1" height="1"><i:aipgfRef xlink:href="#a"></i:aipgfRef></foreignObject><g i:extraneous="self"><path fill="#246" d="${HOUSE}"/></g></switch><i:aipgf id="a"><![CDATA[eJzt]]></i:aipgf>`,
  ),
  'Illustrator, a sheet of symbols': adobe(
    `<symbol id="s" viewBox="-10 -10 20 20"><circle r="9" fill="#c00"/></symbol><use xlink:href="#s" width="20" height="20" x="-10" y="-10" transform="matrix(1 0 0 -1 40 35)" style="overflow:visible;"/>`,
  ),
  'Illustrator, layers with names': svg(
    `<defs><style>.cls-1{clip-path:url(#clip-path);}.cls-2,.cls-3{fill:#264653;}.cls-3{opacity:.5}@media (min-width:1px){.cls-3{fill:#e76f51}}</style><clipPath id="clip-path"><rect width="50" height="70"/></clipPath></defs><g id="Layer_2" data-name="Layer 2 @2x"><g class="cls-1"><path class="cls-2" d="${HOUSE}"/><rect class="cls-3" width="30" height="30"/></g></g>`,
    'id="Layer_1" data-name="C:\\roof"',
  ),
  'Inkscape, styles': inkscape(
    `<defs id="defs2"><linearGradient inkscape:collect="always" id="g"><stop style="stop-color:#123;stop-opacity:1" offset="0" id="s1"/><stop style="stop-color:#9bd;stop-opacity:0.4" offset="1" id="s2"/></linearGradient><linearGradient xlink:href="#g" id="h" x1="0" x2="80" gradientUnits="userSpaceOnUse"/></defs><g inkscape:label="Layer 1" inkscape:groupmode="layer"><path style="fill:url(#h);stroke:#000;stroke-width:1.5;-inkscape-stroke:none" d="${HOUSE}" sodipodi:nodetypes="ccccc"/></g>`,
  ),
  'Inkscape, words and a path for them': inkscape(
    `<path id="p" style="fill:none" d="M5 60h70"/><text xml:space="preserve" style="font-size:12px;-inkscape-font-specification:sans-serif" x="5" y="20"><tspan sodipodi:role="line" x="5" y="20" style="fill:#000">A  roof</tspan></text><text style="font-size:9px"><textPath xlink:href="#p">along</textPath></text>`,
  ),
  'Inkscape, a box of flowing words': inkscape(
    `<flowRoot xml:space="preserve"><flowRegion><rect width="9" height="9"/></flowRegion><flowPara/></flowRoot><path fill="#284" d="${HOUSE}"/>`,
  ),
  'Inkscape, filters and a mask': inkscape(
    `<defs><filter id="f" style="color-interpolation-filters:sRGB" x="-.1" width="1.2"><feGaussianBlur stdDeviation="2" result="b"/><feOffset dx="2" dy="2"/><feComposite in="SourceGraphic" operator="over"/></filter><mask id="m" maskUnits="userSpaceOnUse"><rect width="40" height="70" fill="#fff"/></mask></defs><path style="filter:url(#f)" fill="#830" mask="url(#m)" d="${HOUSE}"/>`,
  ),
  'Inkscape, prefixes': `<svg:svg xmlns:svg="http://www.w3.org/2000/svg" ${XLINK} viewBox="0 0 80 70"><svg:defs><svg:circle id="c" r="12"/></svg:defs><svg:use xlink:href="#c" x="40" y="35" fill="#06c"/></svg:svg>`,
  'Figma, a shadow': svg(
    `<g filter="url(#filter0_d)"><path d="${HOUSE}" fill="#D9D9D9"/></g><defs><filter id="filter0_d" x="0" y="0" width="80" height="70" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feFlood flood-opacity="0" result="BackgroundImageFix"/><feColorMatrix in="SourceAlpha" type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0" result="hardAlpha"/><feOffset dy="4"/><feGaussianBlur stdDeviation="2"/><feComposite in2="hardAlpha" operator="out"/><feColorMatrix type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0.25 0"/><feBlend mode="normal" in2="BackgroundImageFix" result="effect1"/><feBlend mode="normal" in="SourceGraphic" in2="effect1" result="shape"/></filter></defs>`,
    'fill="none"',
  ),
  'Figma, a picture as a pattern': svg(
    `<rect width="80" height="70" fill="url(#pattern0)"/><defs><pattern id="pattern0" patternContentUnits="objectBoundingBox" width="1" height="1"><use xlink:href="#image0" transform="scale(1)"/></pattern><image id="image0" width="1" height="1" preserveAspectRatio="none" xlink:href="${PNG}"/></defs>`,
    'fill="none"',
  ),
  'Figma, a gradient from the middle': svg(
    `<path style="mix-blend-mode:multiply" d="${HOUSE}" fill="url(#paint0)"/><defs><radialGradient id="paint0" cx="0" cy="0" r="1" gradientUnits="userSpaceOnUse" gradientTransform="translate(40 35) rotate(90) scale(35 40)"><stop stop-color="#FFD166"/><stop offset="1" stop-color="#EF476F" stop-opacity="0.3"/></radialGradient></defs>`,
  ),
  Canva: svg(
    `<defs><clipPath id="a"><path d="M 0 0 L 60 0 L 60 70 L 0 70 Z M 0 0 " clip-rule="nonzero"/></clipPath><g/></defs><g clip-path="url(#a)"><path fill="#ff5757" d="${HOUSE}" fill-opacity="1" fill-rule="nonzero"/></g>`,
    'width="80" zoomAndPan="magnify" height="70" preserveAspectRatio="xMidYMid meet" version="1.0"',
  ),
  'CorelDRAW, a typeface within': corel(
    `@font-face { font-family:"Corel";src:url("data:font/woff2;base64,AA") format(woff2)} .fnt0 {font-family:'Corel';font-size:12px} .fil1{fill:url(#id0)}`,
    `<linearGradient id="id0" gradientUnits="objectBoundingBox" x2="1"><stop offset="0" stop-color="#0093D3"/><stop offset="1" stop-color="#CC016B"/></linearGradient><path class="fil1" d="${HOUSE}"/><text x="5" y="20" class="fil1 fnt0">Roofs &amp; more</text>`,
  ),
  'CorelDRAW, letters of its own': corel(
    '.fil0{fill:#393}',
    `<font id="FontID0" horiz-adv-x="608"><font-face font-family="Arial"/><missing-glyph><path d="M0 0z"/></missing-glyph><glyph unicode="A" horiz-adv-x="1"><path d="M0 0z"/></glyph></font><polygon class="fil0" points="10,60 40,8 70,60 "/>`,
  ),
  'diagrams.net': svg(
    `<g><rect x="5" y="5" width="60" height="30" fill="#dae8fc" stroke="#6c8ebf" pointer-events="all"/></g><switch><g requiredFeatures="http://www.w3.org/TR/SVG11/feature#Extensibility"/><a transform="translate(0,-5)" xlink:href="https://www.drawio.com/faq" target="_blank"><text text-anchor="middle" font-size="10px" x="50%" y="100%">Text is not SVG</text></a></switch>`,
    'version="1.1" style="background-color: rgb(255, 255, 255);" content="&lt;mxfile/&gt;"',
  ),
};
