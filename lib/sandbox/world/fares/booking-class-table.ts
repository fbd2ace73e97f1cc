/**
 * `carriers | first | business | premium economy | economy`, the highest class of each cabin first. Source: the
 * carriers' own pages for travel agencies and their mileage tables of 2024 and 2025; classes of awards and upgrades
 * are left out. An empty cabin is none that the carrier sells; a style stands for all its other carriers.
 */
export const bookingClassTable = `
european          | F A   | J C D I Z     | W E P     | Y B M H K Q L V S N T O
american          | F A   | J C D I Z     | W P       | Y B M H Q K L V S N T O U
gulf              | F A   | J C D I Z     | W E P     | Y B H M K L Q V S N T U O
asian             | F A   | J C D I Z     | W E P     | Y B M H K L Q V S N T G
latin             | F A   | J C D I Z     | W P       | Y B H K M L V X S N Q O
lowCost           | F A   | J C D I       | W P       | Y B M H K L Q V S N O T
AA                | F A   | J R D I       | W P       | Y H K M L V G S N Q O B
DL                |       | J C D I Z     | P A G     | Y B M H Q K L U T X V E
UA                |       | J C D Z P     | O A R     | Y B M E U H Q V W S T L K G N
AS                |       | J C D I       | W P E     | Y B H K M L V S N Q O G X
HA                |       | J P C A       |           | Y W X Q V B S N M I H G K L Z O
B6                |       | J C D I       |           | Y E K H Q B L V R W M Z O U S P
WN                |       |               |           | Y K L B Q H W R O M S N G
AC                |       | J C D Z P     | O E N     | Y B M U H Q V W G S T L A K
WS                |       | J C D I       | O R W     | Y B M H Q K L S N T X E
AM                |       | J C D I       |           | Y B M U K H L Q T N R V E
AV                |       | J C D A       |           | Y B M H Q V E G O U L T S W
CM                |       | C J D R       |           | Y B M H Q K V U S W E L T O
LA                |       | J C D I Z     | W P       | Y B H K M L V X S N Q O G E A
G3                |       | C J D         |           | Y W P B H M L K V Q O U T
AR UX             |       | J C D I       | W S A     | Y B M U K H L Q T E N R V
AF KL             | F P   | J C D I Z     | W S A     | Y B M U K H L Q T E N R V X G
KQ RO ME AH       |       | J C D I Z     |           | Y B M U K H L Q T E N R V X G
SU                |       | J C D I Z     | W S A     | Y B M U K H L X Q T E N R V
BA                | F A   | J C D R I     | W E T     | Y B H K M L V S N Q O G
IB                |       | J C D R I     | W E T     | Y B H K M L F V S N Q O Z A
AY                |       | J C D R I     | W E T     | Y B H K M V L N S Q O Z G
EI                |       | J C D I       |           | Y B H K M L V S N Q O W T
QR                | F A   | J C D I R P   |           | Y B H K M L V S N Q T O W
WY RJ             | F A   | J C D I Z     |           | Y B H K M L V S N Q T O P
AT FJ UL          |       | J C D I Z     |           | Y B H K M L V S N Q O T
CX                | F A   | J C D P I     | W R E     | Y B H K M L V S N Q O
JL                | F A   | J C D X I     | W R E     | Y B H K M L V S N Q O G
QF                | F A   | J C D I       | W R T     | Y B H K M L V S N Q O G E
MH                | F A   | J C D Z U     |           | Y B H K M L V S N Q O G
LH LX OS SN EN NH | F A   | J C D Z P     | G E N     | Y B M U H X Q V W S T L K
CL VL 4Y          |       | J C D Z P     | G E N     | Y B M U H X Q V W S T L K
AZ                |       | J C D I       | P A       | Y B M H K V T N S Q X L O
SK                |       | C J D Z       | S A P     | Y B E M H Q V W U K L T O G
TP                |       | C D Z J       |           | Y B M S H Q V W K U L A E T O G
LO                |       | C D Z F       | P A R     | Y B M E H K Q T V W S L U O G
TK                |       | C D J Z K     |           | Y B M A H S O E Q T L V P W X
A3                |       | C D Z A       |           | Y B G W H L M V Q O S K U T P
OU JU BT          |       | C D Z J       |           | Y B M H K Q V W S L T G O
LY                |       | J C D I Z     | W P E     | Y B M H K L Q N S V T U G
VS                |       | J C D I Z     | W S K H   | Y B R L U M E Q X N O T
EK                | F A   | J C I O H     | W R E     | Y M B U K Q L T V X N
EY                | F A R | J C D W Z     |           | Y B H K M Q L V U E T
SV                | F P A | J C D I Z     |           | Y E B M K H L Q T N V U X
MS                |       | C D J Z       |           | Y B M H Q K V L G S W T
ET                |       | C J D Z       |           | Y S B M K L V U H Q W T E
SA                |       | J C Z D P     |           | Y B M K H S Q V W G L T
SQ                | F A   | Z C J U D     | S T P R L | Y B E M H W Q N V K
TG                | F A P | C D J Z       | U         | Y B M H Q T K S X V W L
OZ                | F A   | J C D Z P     |           | Y B M H E Q K S V L W T U G
CA ZH SC          | F A P | J C D Z R     | G E       | Y B M U H Q V W S T L N K
MU FM             | F P A | J C D I       | W         | Y B M E H K L N R S V T G Z
CZ MF             | F A   | J C D I       | W S       | Y P B M H U L Q E V Z T N R
HU                |       | C D Z I J     |           | Y B H K L M Q X U E T V W
KE                | F P A | J C D I R Z   |           | Y B M S H E K L U Q N T G
CI                |       | J C D         | W U A E   | Y B M K V T R Q H N X L
BR B7             |       | C J D         | K L T P   | Y B M H Q S W V A
VN                |       | J C D I       | W Z U     | Y B M S H K L Q N R T E G
GA                | F A   | J C D I       |           | Y B M K N Q T V S H L X
PR                |       | J C D I Z     | W N       | Y S L M H Q V B X K E T U O
AI                | F A   | C D J Z       | R N P     | Y B M H K Q V W G L U T S
VA                |       | J C D A       |           | Y B W H K L R S V Q N T O E M
NZ                |       | C D Z J       | U E O A   | Y B M H Q V W T L S K G P`
