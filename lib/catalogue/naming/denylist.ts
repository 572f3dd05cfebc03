/** Titles of other vendors, which our grammar must never produce. They are compared without case, spaces and signs. */
const KNOWN_TITLES = `Gates of Olympus|Starburst|Fortune Tiger|Fortune Ox|Fortune Rabbit|Fortune Mouse|Fortune Dragon|Fortune Gems
Book of Ra|Book of Dead|Book of Gold|Book of Secrets|Sweet Bonanza|Mahjong Ways|Lucky Neko|Wild Bandito|Ganesha Gold|Ganesha Fortune
Treasures of Aztec|Caishen Wins|Dragon Hatch|Dragon Legend|Dragon Tiger Luck|Phoenix Rises|Rise of Apollo|Queen of Bounty|Captains Bounty
Wild Bounty Showdown|Candy Bonanza|Candy Burst|Dreams of Macau|Secrets of Cleopatra|Jungle Delight|Piggy Gold|Leprechaun Riches
Thai River Wonders|Vampires Charm|Hip Hop Panda|Bikini Paradise|Double Fortune|Emperors Favour|Journey to the Wealth|Crypto Gold
Galactic Gems|Garuda Gems|Heist Stakes|Jack Frosts Winter|Jewels of Prosperity|Legend of Perseus|Majestic Treasures|Mermaid Riches
Opera Dynasty|Oriental Prosperity|Rooster Rumble|Speed Winner|Supermarket Spree|The Great Icescape|Totem Wonders|Win Win Fish Prawn Crab
Bali Vacation|Buffalo Win|Butterfly Blossom|Cocktail Nights|Destiny of Sun and Moon|Farm Invaders|Guardians of Ice and Fire
Wolf Gold|Great Rhino|Big Bass Bonanza|Sugar Rush|The Dog House|Starlight Princess|Floating Dragon|Madame Destiny|Wild West Gold
Golden Empire|Super Ace|Boxing King|Money Coming|Crazy Seven|Charge Buffalo|Mega Ace|Golden Bank|Golden Queen|Ali Baba|Magic Lamp
Jade Rabbit|White Rabbit|Moon Rabbit|Jade Emperor|Jade Butterfly|Golden Lotus|Lucky Koi|Koi Gate|Koi Princess|Lotus Land
Golden Dragon|Golden Ox|Golden Toad|Dragon Pearl|Dragon Pearls|Dragon Link|Lightning Link|Five Dragons|5 Dragons|Eight Dragons
50 Lions|5 Lions|Five Lions|Seven Lions|100 Wolves|Wolf Run|Wolf Moon|Wolf Treasure|Coyote Moon|Raging Rhino|Buffalo Blitz|Age of the Gods
Great Blue|White King|Halloween Fortune|Sun Wukong|Fu Fu Fu|Zhao Cai Jin Bao|Fei Long Zai Tian|Long Long Long|Jin Qian Wa|Bonus Bears
Immortal Romance|Thunderstruck|Mega Moolah|Avalon|Gonzos Quest|Dead or Alive|Twin Spin|Jack and the Beanstalk|Divine Fortune|Blood Suckers
Reactoonz|Moon Princess|Rise of Olympus|Legacy of Dead|Fire Joker|Jammin Jars|Razor Shark|Fruit Party|Mental|San Quentin|Tombstone
Bonanza|Extra Chilli|Royal Panda|Cleopatra|Da Vinci Diamonds|Siberian Storm|Pharaohs Fortune|Rainbow Riches|Fishin Frenzy|Eye of Horus
Quick Hit|Buffalo|Queen of the Nile|Where's the Gold|Lucky 88|Big Red|Geisha|Miss Kitty|Pelican Pete|Pompeii|Timber Wolf|Choy Sun Doa
God of War|Jump High|Zeus|Fire Chibi|Rave Jump|Wheel Money|Gu Gu Gu|Good Fortune|Lucky Bats|Diamond Treasure|Ocean King|Royal Fishing
Peacock Princess|Phoenix Fire|Phoenix Sun|Fire Phoenix|Firebird|Dragon Kings|Dragons Fire|Dragons Luck|Lucky Dragons|Twin Dragons
Golden Elephant|Pink Elephants|Lucky Elephant|Ivory Elephant|Crystal Lotus|Sacred Lotus|White Lotus|Red Lantern|Red Lanterns|Lucky Lantern
Night Market|Opera House|Sunset Fox|Crown Jewels|Jewel Heist|Pearl Legend|Lost Temple|Sun Temple|Temple of the Sun|Golden Bell|Liberty Bell
Wild Swarm|Honey Bee|Golden Scarab|Scarab Queen|Scarab Gold|Book of Scarab|Silver Lion|White Tiger|Silver Fox|Golden Key|Magic Owl|Night Owl
Spring Festival|Lucky Coin|Golden Coin|Lucky Drum|Dancing Drums|Lucky Cat|Lucky Lion|Dancing Lion|Lion Dance|Silver Wolf|White Wolf|Pirate Chest`;

const plain = (title: string): string =>
  title
    .toLowerCase()
    .replace(/^the /, '')
    .replace(/[^a-z0-9]/g, '');

const DENIED = new Set(KNOWN_TITLES.split(/[|\n]/).map(plain));

/** Whether an English title is a title for which another vendor is known, apart from case, spaces and a leading "The". */
export function isKnownTitle(title: string): boolean {
  return DENIED.has(plain(title));
}
